import { useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/use-reduced-motion';
import { startVisibleTimer } from '@/lib/visible-timer';

const INTERVAL_MS = 2000;

/**
 * Cycles through `count` items, one every two seconds, while they are in view and the tab is visible. Under reduced motion
 * it stays at the first until the visitor plays it. `previous` is null before the first change.
 */
export function useRotatingIndex(count: number, inView: boolean) {
  const [changes, setChanges] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const reducedMotion = useReducedMotion();
  const paused = choice === null ? reducedMotion : choice === 'pause';

  useEffect(() => {
    if (paused || !inView) return;
    return startVisibleTimer(
      () => INTERVAL_MS,
      () => setChanges((before) => before + 1),
      () => undefined,
    );
  }, [paused, inView]);

  const shown = choice === null && reducedMotion ? 0 : changes;
  return {
    index: shown % count,
    previous: shown === 0 ? null : (shown - 1) % count,
    paused,
    toggle: () => setChoice(paused ? 'play' : 'pause'),
  };
}

export type Rotation = ReturnType<typeof useRotatingIndex>;
