import { useState } from 'react';

/** Replaced by the address of the stylesheet in the build. */
const PLACEHOLDER = '/deferred.css';

function stylesheetHref(): string | null {
  if (import.meta.env.SSR) return PLACEHOLDER;
  return document.querySelector('link[data-deferred]')?.getAttribute('href') ?? null;
}

/**
 * Links the whole stylesheet where the first view ends: what precedes it is painted with the critical CSS inside the
 * HTML. In development Vite injects all styles, and there is no such link.
 */
function DeferredStylesheet() {
  const [href] = useState(stylesheetHref);
  return href === null ? null : <link rel="stylesheet" href={href} data-deferred="" />;
}

export { DeferredStylesheet };
