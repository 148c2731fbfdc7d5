import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A part of the calculator. */
function Panel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('flex min-w-0 flex-col p-(--padding) forced-colors:border', className)} {...props} />
  );
}

/** The title of a panel, smaller where large text leaves no room for its longest word. */
function PanelTitle({ children }: { children: string }) {
  return (
    <h3
      className={cn(
        'text-[min(var(--text-xl),13cqi)]',
        '@4xl/calculator:@max-6xl/calculator:text-lg/(--leading-h3)',
      )}
    >
      {children}
    </h3>
  );
}

export { Panel, PanelTitle };
