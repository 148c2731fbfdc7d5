import type { ComponentProps } from 'react';
import { useFadeIn } from '@/components/section';
import { cn } from '@/lib/cn';

/** A part of the calculator, which fades in independently. */
function Panel({ className, ...props }: Omit<ComponentProps<'div'>, 'ref'>) {
  const { seen: _, ...fade } = useFadeIn<HTMLDivElement>();
  return (
    <div
      {...fade}
      className={cn(
        'calculator-panel flex min-w-0 break-inside-avoid flex-col forced-colors:border',
        className,
      )}
      {...props}
    />
  );
}

/** The title of a panel. The widest word in any panel title measures at most 8 em. */
function PanelTitle({ children }: { children: string }) {
  return <h3 className="fit-text-xl/8">{children}</h3>;
}

export { Panel, PanelTitle };
