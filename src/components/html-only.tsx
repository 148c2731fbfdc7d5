import type { ReactNode } from 'react';
import { restoreShippedHtml } from '@/lib/shipped-html';

interface HtmlOnlyProps {
  /** Of this place alone. */
  name: string;
  /** Nothing where `import.meta.env.HTML_SHIPPED`, so that its code is no part of the build; else what never changes. */
  children: ReactNode;
}

/**
 * A part of the page that is only HTML: it never changes and nothing in it can be pressed, so the browser gets neither
 * its code nor its words a second time, and React leaves it as it came.
 * Write it as `<HtmlOnly name="...">{import.meta.env.HTML_SHIPPED || <Part />}</HtmlOnly>`.
 */
export function HtmlOnly({ name, children }: HtmlOnlyProps) {
  const place = { className: 'contents', 'data-html': name };
  if (!import.meta.env.HTML_SHIPPED) return <div {...place}>{children}</div>;
  // A text that React is told not to compare is the one kind of content that it neither enters nor clears.
  return (
    <div {...place} ref={restoreShippedHtml} suppressHydrationWarning>
      {''}
    </div>
  );
}
