import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A part of the calculator. */
function Panel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'calculator-panel flex min-w-0 flex-col p-5 xl:not-low:p-8 forced-colors:border short:p-3',
        className,
      )}
      {...props}
    />
  );
}

/** The title of a panel. The longest has 12 em. */
function PanelTitle({ children }: { children: string }) {
  return <h3 className="fit-xl/12">{children}</h3>;
}

export { Panel, PanelTitle };
