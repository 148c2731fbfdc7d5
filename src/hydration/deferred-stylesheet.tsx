/** The placeholder that the build replaces with the URL of the stylesheet. */
const PLACEHOLDER = '/deferred.css';

/** Links the full stylesheet at the end of the first view. The inlined critical CSS styles the first view. */
function DeferredStylesheet() {
  const link = import.meta.env.SSR ? null : document.querySelector('link[data-deferred]');
  // During hydration, the link keeps the URL that the build wrote.
  const href = import.meta.env.SSR ? PLACEHOLDER : link?.getAttribute('href');
  return href ? <link rel="stylesheet" href={href} data-deferred="" /> : null;
}

export { DeferredStylesheet };
