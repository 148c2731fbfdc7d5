import type { ComponentProps } from 'react';
import { topBar } from '@/content/site';

/** The skip link and the row that floats over the page; each child of the row is a surface of its own. */
export function Bar({ children, ...props }: ComponentProps<'header'>) {
  return (
    <>
      <a className="skip-link" href="#main">
        {topBar.skip}
      </a>
      {/* The second class is the scroll lock's: without it the bar would move when a dialog takes the scrollbar away. */}
      <header className="bar right-scroll-bar-position" {...props}>
        <div className="bar-row">{children}</div>
      </header>
    </>
  );
}
