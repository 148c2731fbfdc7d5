import type { ComponentProps } from 'react';
import { topBar } from '@/content/site';
import './bar.css';

/** The skip link and the row that floats over the page; each child of the row is a surface of its own. */
export function Bar({ children, ...props }: ComponentProps<'header'>) {
  return (
    <>
      <a className="skip-link" href="#main">
        {topBar.skip}
      </a>
      <header className="bar" {...props}>
        <div className="bar-row">{children}</div>
      </header>
    </>
  );
}
