import type { ComponentProps } from 'react';
import './bar.css';

/** The row that floats over the page; each child is a surface of its own (Decisions, Top bar). */
export function Bar({ children, ...props }: ComponentProps<'header'>) {
  return (
    <header className="bar" {...props}>
      <div className="bar-row">{children}</div>
    </header>
  );
}
