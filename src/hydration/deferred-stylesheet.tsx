/** Replaced by the address of the stylesheet. */
const PLACEHOLDER = '/deferred.css';

/**
 * Links the whole stylesheet where the first view ends: what precedes it is painted with the critical CSS inside the
 * HTML.
 */
function DeferredStylesheet() {
  const link = import.meta.env.SSR ? null : document.querySelector('link[data-deferred]');
  const href = import.meta.env.SSR ? PLACEHOLDER : link?.getAttribute('href');
  return href ? <link rel="stylesheet" href={href} data-deferred="" /> : null;
}

export { DeferredStylesheet };
