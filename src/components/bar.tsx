import type { ComponentProps } from 'react';
import { topBar } from '@/content/site';
import { useScrolled } from '@/hooks/use-scrolled';

/** Classes of each surface in the bar; its background and its border need a colour. */
const barSurface = 'min-h-(--bar-height) min-w-0 rounded-pill border shadow-float';

/**
 * The skip link and the row that floats over the page; each child of the row is a surface of its own. Its container query
 * and its media queries in rem give it the layout of a narrower screen where text is larger.
 */
function Bar({ children }: Pick<ComponentProps<'header'>, 'children'>) {
  const scrolled = useScrolled();
  return (
    <>
      <a
        className="fixed -top-24 left-gutter z-skip-link rounded-md bg-foreground px-4.5 py-3.5 font-medium text-background focus:top-3 print:hidden"
        href="#main"
      >
        {topBar.skip}
      </a>
      {/* Opaque, so that no text shows between the surfaces. The first class is the scroll lock's: without it the bar
          would move when a dialog takes the scrollbar away. */}
      <header
        data-scrolled={scrolled}
        className="right-scroll-bar-position @container/bar [--gutter:var(--gutter-wide)] fixed inset-x-0 top-0 z-bar bg-background pt-[calc(var(--bar-top)+env(safe-area-inset-top))] pr-[max(var(--gutter),env(safe-area-inset-right))] pb-2 short:pb-[5px] pl-[max(var(--gutter),env(safe-area-inset-left))] transition-shadow duration-fast data-[scrolled=true]:shadow-[0_1px_var(--border)] print:static print:p-0"
      >
        {/* The clock is centred unless the name is too long. */}
        <div className="flex items-center justify-between gap-1.5 lg:@min-[57rem]/bar:grid lg:@min-[57rem]/bar:grid-cols-[minmax(max-content,1fr)_auto_minmax(max-content,1fr)]">
          {children}
        </div>
      </header>
    </>
  );
}

export { Bar, barSurface };
