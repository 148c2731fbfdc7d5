import type { ComponentProps } from 'react';
import { topBar } from '@/content/site';
import './bar.css';

/** The skip link and the row that floats over the page; each child of the row is a surface of its own. */
export function Bar({ children, ...props }: ComponentProps<'header'>) {
  return (
    <>
      <a
        className="-top-24 fixed left-gutter z-60 rounded-md bg-foreground px-[18px] py-3.5 font-medium text-background focus:top-3"
        href="#main"
      >
        {topBar.skip}
      </a>
      <header className="bar" {...props}>
        <div className="bar-row">{children}</div>
      </header>
    </>
  );
}
