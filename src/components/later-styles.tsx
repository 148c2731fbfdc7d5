import { useState } from 'react';

/** The build puts the stylesheet's address here. */
const PLACEHOLDER = '/later.css';

function builtAddress(): string | null {
  if (import.meta.env.SSR) return PLACEHOLDER;
  return document.querySelector('link[data-later]')?.getAttribute('href') ?? null;
}

/**
 * Parts the page: what stands before it is painted from the CSS inside the HTML, what follows waits for the rest, which
 * loads meanwhile. Needs no script. The development server sends all styles at once and has no such link.
 */
export function LaterStyles() {
  const [href] = useState(builtAddress);
  return href === null ? null : <link rel="stylesheet" href={href} data-later="" />;
}
