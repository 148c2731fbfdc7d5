import type { ReactNode } from 'react';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';

/** Classes of each surface in the bar. */
const barSurface = cn('rounded-pill border-border bg-card shadow-float min-h-(--bar-height) min-w-0 border');

/** Classes of a surface that is a plain link. */
const barLink = cn(
  barSurface,
  'items-center justify-center fit-md/17 font-medium underline-offset-4 hover:underline',
);

/**
 * The skip link and the row that floats over the page; each child of the row has surfaces of its own. The row is opaque, so
 * that no text shows between them.
 */
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
          // The scroll lock's: without it the bar would move when a dialog takes the scrollbar away.
          'right-scroll-bar-position',
          'z-bar bg-background px-gutter fixed inset-x-0 top-0 pb-(--bar-bottom) print:hidden',
          'pt-[calc(var(--bar-top)+env(safe-area-inset-top))]',
        )}
      >
        {/* What is in the middle is centered unless the text beside it is too long. */}
        <div className="flex items-center justify-between gap-1.5 lg:grid lg:grid-cols-[1fr_minmax(0,auto)_1fr]">
          {children}
        </div>
      </header>
    </>
  );
}

export { Bar, barLink, barSurface };
