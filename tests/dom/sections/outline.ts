import { screen, within } from '@testing-library/react';

/** The headings of the region that bears this name, as assistive technology lists them: level and words. */
export function outlineOf(region: string): [number, string][] {
  return within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading')
    .map((heading) => [Number(heading.tagName.slice(1)), heading.textContent]);
}

/** Headings inside drawings, which would break the page's outline for nobody's good. */
export function headingsInDrawings(): Element[] {
  return [...document.querySelectorAll('[aria-hidden="true"] :is(h1, h2, h3, h4, h5, h6, [role="heading"])')];
}
