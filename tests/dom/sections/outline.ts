import { screen, within } from '@testing-library/react';

/** The headings of the region of that name, as assistive technology lists them: level and text. */
export function outlineOf(region: string): [number, string][] {
  return within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading')
    .map((heading) => [Number(heading.tagName.slice(1)), heading.textContent]);
}

/** Headings inside drawings, which do not belong in the page's outline. */
export function headingsInDrawings(): Element[] {
  return [...document.querySelectorAll('[aria-hidden="true"] :is(h1, h2, h3, h4, h5, h6, [role="heading"])')];
}
