import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** The h2 of a section. Its class gives its size by the em of its widest word, as `fit-title/7`. */
function SectionTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 {...props} className={cn(className, 'print:text-3xl')}>
      {children}
    </h2>
  );
}

interface TitleRowProps {
  /** Says that the section's drawings are examples. */
  example: string;
  className?: string;
  /** The title. */
  children: ReactNode;
}

/** A title with what its section's drawings are at the end of its line; hidden from assistive technology like these. */
function TitleRow({ example, className, children }: TitleRowProps) {
  return (
    <div className={cn('flex flex-wrap items-baseline-last justify-between gap-x-6 gap-y-2', className)}>
      {children}
      <p aria-hidden="true" className="text-muted-foreground ml-auto text-right text-sm">
        {example}
      </p>
    </div>
  );
}

export { SectionTitle, TitleRow };
