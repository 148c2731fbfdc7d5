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

/** Below drawings, says that they are examples; hidden from assistive technology like these. */
function ExampleNote({ className, children }: { className?: string; children: string }) {
  return (
    <p aria-hidden="true" className={cn('text-muted-foreground mt-3 text-sm', className)}>
      {children}
    </p>
  );
}

export { ExampleNote, SectionTitle };
