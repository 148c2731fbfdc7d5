/** A viewport's height around what is seen: the way a visitor scrolls in about a second. */
const MARGIN = '100% 0px';

/**
 * Calls back once, as soon as the element is seen or nearly so; gives the way to stop.
 * At once in a browser without IntersectionObserver.
 */
export function observeNear(element: Element, onNear: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
