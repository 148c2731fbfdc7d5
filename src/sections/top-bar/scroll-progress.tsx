import { useEffect, useRef } from 'react';
import { scrolledShare } from '@/lib/scroll';

/**
 * While the page is scrolled by more than this number of pixels, the root element has the attribute `data-scrolled`. No
 * style uses the attribute, because the specification asks only for the state.
 */
const THRESHOLD_PX = 20;

/** The scale at the top of the viewport, on which an accented tick moves as the page scrolls. */
function ScrollProgress() {
  const tick = useRef<HTMLElement>(null);

  useEffect(() => {
    const update = () => {
      tick.current?.style.setProperty('--progress', `${(100 * scrolledShare()).toFixed(2)}%`);
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD_PX);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  return (
    <div
      className="scroll-progress z-popover pointer-events-none fixed top-0 right-0.75 left-0 h-2.5 print:hidden"
      aria-hidden="true"
    >
      <i ref={tick} className="border-primary-mark block h-full border-l-3" />
    </div>
  );
}

export { ScrollProgress };
