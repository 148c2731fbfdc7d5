const shipped = new Map<string, Element>();

function nameOf(element: HTMLElement): string {
  return element.dataset['html'] ?? '';
}

/** Remembers what each named place came with, before React begins. */
export function keepShippedHtml(root: Element): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-html]')) shipped.set(nameOf(place), place);
}

/**
 * Fills a place that React has made anew, as it does with a whole page whose HTML somebody has changed before it came
 * alive, such as a translator. A place that came with the page keeps what it has.
 */
export function restoreShippedHtml(place: HTMLElement | null): void {
  if (place === null || place.hasChildNodes()) return;
  const original = shipped.get(nameOf(place));
  if (original !== undefined) place.append(...original.cloneNode(true).childNodes);
}
