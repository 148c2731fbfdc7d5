import { useEffect, useRef } from 'react';
import { scrolledShare } from '@/lib/scroll';
import { useReducedMotion } from '@/lib/use-reduced-motion';

/**
 * The ruler at the top, on which an accented tick travels as the page is scrolled. A CSS scroll timeline drives it where there
 * is one, except under reduced motion, where no animation runs.
 */
function ScrollProgress() {
  const bar = useRef<HTMLElement>(null);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    if (!reducedMotion && CSS.supports('animation-timeline', 'scroll()')) return;
    const update = () => bar.current?.style.setProperty('--progress', scrolledShare().toFixed(4));
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [reducedMotion]);

  return (
    <div
      className="scroll-progress z-popover pointer-events-none fixed top-0 right-0.75 left-0 h-2.5 forced-color-adjust-none print:hidden"
      aria-hidden="true"
    >
      <i ref={bar} />
    </div>
  );
}

export { ScrollProgress };
