import type { ReactNode } from 'react';
import { topBar } from '@/content/site';
import { useScrolled } from '@/hooks/use-scrolled';

interface BarProps {
  /** Each has the class `bar-surface`. */
  children: ReactNode;
}

/**
 * The skip link and the row that floats over the page; each child of the row is a surface of its own. Its container query
 * and its media queries in rem give it the layout of a narrower screen where text is larger.
 */
function Bar({ children }: BarProps) {
  const scrolled = useScrolled();
  return (
    <>
      <a className="skip-link print:hidden" href="#main">
        {topBar.skip}
      </a>
      {/* The first class is the scroll lock's: without it the bar would move when a dialog takes the scrollbar away. */}
      <header data-scrolled={scrolled} className="right-scroll-bar-position bar">
        <div className="bar-row">{children}</div>
      </header>
    </>
  );
}

export { Bar };
