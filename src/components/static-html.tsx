import type { ReactNode } from 'react';

interface StaticHtmlProps {
  /** Unique on the page. */
  name: string;
  /** Omitted where `import.meta.env.PRERENDERED`, so that its code is not part of the client build. */
  children: ReactNode;
}

/**
 * A part of the page that never changes and needs no JavaScript. The browser gets its prerendered HTML only, without
 * the code and texts that made it, and React neither hydrates nor clears it. The build fails when such a part holds a
 * control, a link or a form. Write it as `<StaticHtml name="...">{import.meta.env.PRERENDERED || <Part />}</StaticHtml>`.
 */
export function StaticHtml({ name, children }: StaticHtmlProps) {
  if (!import.meta.env.PRERENDERED) return <div data-static-html={name}>{children}</div>;
  // React leaves the content of an element alone when its only child is a text it is told not to compare.
  return (
    <div data-static-html={name} ref={restoreStaticHtml} suppressHydrationWarning>
      {''}
    </div>
  );
}

const prerendered = new Map<string | undefined, Element>();

/** Keeps the prerendered content of every static part. Called before hydration. */
export function keepStaticHtml(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-static-html]')) {
    prerendered.set(element.dataset['staticHtml'], element);
  }
}

/** Fills a part that React has created anew, as it does when HTML was changed before hydration, such as by a translation. */
function restoreStaticHtml(element: HTMLElement | null): void {
  if (element === null || element.hasChildNodes()) return;
  const original = prerendered.get(element.dataset['staticHtml']);
  if (original !== undefined) element.append(...original.cloneNode(true).childNodes);
}
