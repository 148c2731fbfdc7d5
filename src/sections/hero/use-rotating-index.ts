import { useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/reduced-motion';
import { startVisibleTimer } from '@/lib/visible-timer';

const INTERVAL_MS = 2000;

/**
 * Cycles through `count` items, one every two seconds, while they are in view and the tab is visible. With reduced motion,
 * stays at the first item. `previous` is null before the first change.
 */
export function useRotatingIndex(count: number, inView: boolean) {
  const [changes, setChanges] = useState(0);
  const [paused, setPaused] = useState(false);
  const reducedMotion = useReducedMotion();
  const isStill = paused || reducedMotion || !inView;

  useEffect(() => {
    if (isStill) return;
    return startVisibleTimer(
      () => INTERVAL_MS,
      () => setChanges((before) => before + 1),
      () => undefined,
    );
  }, [isStill]);

  const shown = reducedMotion ? 0 : changes;
  return {
    index: shown % count,
    previous: shown === 0 ? null : (shown - 1) % count,
    paused,
    toggle: () => setPaused(!paused),
  };
}

export type Rotation = ReturnType<typeof useRotatingIndex>;
