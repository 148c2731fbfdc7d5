import { visibleShare } from '@/lib/visible-share';

/** Every hundredth up to a fifth, so that the share a very tall section needs is noticed too. */
const THRESHOLDS = Array.from({ length: 20 }, (_, index) => (index + 1) / 100);

function isInView({
  isIntersecting,
  intersectionRatio,
  boundingClientRect,
}: IntersectionObserverEntry): boolean {
  return isIntersecting && intersectionRatio >= visibleShare(boundingClientRect.height, window.innerHeight);
}

/**
 * Calls back once when a section comes into view, by the same share as its fading in; gives the way to stop.
 * A browser without IntersectionObserver never calls back, as a view that nobody saw must not be recorded.
 */
export function observeSectionView(section: Element, onView: () => void): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(isInView)) return;
      observer.disconnect();
      onView();
    },
    { threshold: THRESHOLDS },
  );
  observer.observe(section);
  return () => observer.disconnect();
}
