import { useEffect, useState } from 'react';

/**
 * Whether a primary button of the page (`data-main-action`) is in view below the bar, whose height the stylesheet knows. The
 * bar's button is not primary then: one primary action a screen.
 */
export function useMainActionInView(): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          isIntersecting ? seen.add(target) : seen.delete(target);
        setInView(seen.size > 0);
      },
      { rootMargin: `${-bar}px 0px 0px` },
    );
    for (const action of document.querySelectorAll('[data-main-action]')) observer.observe(action);
    return () => observer.disconnect();
  }, []);

  return inView;
}
