import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** The h2 of a section. Its class gives its size by the em of its widest word, as `fit-title/7`. */
function SectionTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 {...props} className={cn(className, 'print:text-3xl')}>
      {children}
    </h2>
  );
}

export { SectionTitle };
