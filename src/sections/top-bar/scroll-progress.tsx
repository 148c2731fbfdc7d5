import { useEffect, useRef } from 'react';
import { useReducedMotion } from '@/hooks/use-reduced-motion';

/** Share of the page that has been scrolled, 0..1; 0 for a page that cannot scroll. */
function scrollProgress(scrollY: number, scrollHeight: number, innerHeight: number): number {
  const distance = scrollHeight - innerHeight;
  return distance > 0 ? Math.min(1, Math.max(0, scrollY / distance)) : 0;
}

/** Reports the progress now and at most once a frame while scrolling or resizing. Returns an unsubscribe function. */
function observeScrollProgress(onProgress: (progress: number) => void): () => void {
  let frame = 0;
  const update = () => {
    frame = 0;
    onProgress(scrollProgress(window.scrollY, document.documentElement.scrollHeight, window.innerHeight));
  };
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(update);
  };
  update();
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}

/**
 * The ruler at the top, on which an accented tick travels as the page is scrolled. A CSS scroll timeline drives it where there
 * is one, except under reduced motion, where no animation runs.
 */
function ScrollProgress() {
  const bar = useRef<HTMLElement>(null);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    // Optional: older browsers have no CSS.supports.
    if (!reducedMotion && globalThis.CSS?.supports?.('animation-timeline', 'scroll()')) return;
    return observeScrollProgress((progress) => {
      bar.current?.style.setProperty('--progress', progress.toFixed(4));
    });
  }, [reducedMotion]);

  return (
    <div
      className="scroll-progress z-popover pointer-events-none fixed top-0 right-[3px] left-0 h-2.5 forced-color-adjust-none print:hidden"
      aria-hidden="true"
    >
      <i ref={bar} />
    </div>
  );
}

export { ScrollProgress, scrollProgress };
