import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether any of the element is in the viewport, grown or shrunk by `rootMargin` (as for IntersectionObserver).
 * False on the server, while hydrating, and always in a browser without IntersectionObserver.
 */
export function useInView(ref: RefObject<Element | null>, rootMargin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (ref.current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      {
        rootMargin,
      },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, rootMargin]);
  return inView;
}
