import type { ReactNode } from 'react';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';

const barSurface = cn('rounded-pill border-border bg-card shadow-float min-h-(--bar-height) min-w-0 border');

const barLink = cn(
  barSurface,
  'items-center justify-center fit-text-md/17 font-medium underline-offset-4 hover:underline',
);

/** The skip link and the bar that floats over the page. The bar is opaque, so that the page does not show through it. */
function Bar({ children }: { children: ReactNode }) {
  const { topBar } = useContent();
  return (
    <>
      <a
        className={cn(
          'left-gutter z-skip-link fixed -top-24 focus:top-3 print:hidden',
          'bg-foreground text-background rounded-md px-4.5 py-3.5 font-medium',
        )}
        href="#main"
      >
        {topBar.skip}
      </a>
      <header
        className={cn(
          // The scroll lock recognizes this class. Without it, the bar would move when an open dialog hides the scrollbar.
          'right-scroll-bar-position',
          'z-bar bg-background px-gutter fixed inset-x-0 top-0 pb-(--bar-bottom) print:hidden',
          'pt-[calc(var(--bar-top)+env(safe-area-inset-top))]',
        )}
      >
        {/* The middle child is centered unless its neighbors are too wide. */}
        <div className="flex items-center justify-between gap-1.5 lg:grid lg:grid-cols-[1fr_minmax(0,auto)_1fr]">
          {children}
        </div>
      </header>
    </>
  );
}

export { Bar, barLink, barSurface };
