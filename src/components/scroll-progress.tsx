import { useEffect, useRef } from 'react';
import { useReducedMotion } from '@/hooks/use-reduced-motion';
import { observeScrollProgress } from '@/lib/scroll-progress';
import './scroll-progress.css';

/**
 * The thin bar at the very top that fills as the page is read (Specification, section 2, point 1).
 * CSS drives it where scroll timelines exist. Under reduced motion no animation runs, so there the script does: the bar
 * moves only as the visitor moves the page.
 */
export function ScrollProgress() {
  const bar = useRef<HTMLElement>(null);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    // Optional, as older browsers lack it altogether.
    if (!reducedMotion && globalThis.CSS?.supports?.('animation-timeline', 'scroll()')) return;
    return observeScrollProgress((progress) => {
      bar.current?.style.setProperty('--progress', progress.toFixed(4));
    });
  }, [reducedMotion]);

  return (
    <div className="scroll-progress" aria-hidden="true">
      <i ref={bar} />
    </div>
  );
}
