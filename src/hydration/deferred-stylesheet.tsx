/** The build replaces this text with the URL of the stylesheet. */
const PLACEHOLDER = '/deferred.css';

/** Links the full stylesheet where the first view ends. The inlined critical CSS styles everything before it. */
function DeferredStylesheet() {
  const link = import.meta.env.SSR ? null : document.querySelector('link[data-deferred]');
  // During hydration, the link keeps the URL that the build has written.
  const href = import.meta.env.SSR ? PLACEHOLDER : link?.getAttribute('href');
  return href ? <link rel="stylesheet" href={href} data-deferred="" /> : null;
}

export { DeferredStylesheet };
