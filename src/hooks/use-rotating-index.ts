import { useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/reduced-motion';
import { startVisibleTimer } from '@/lib/visible-timer';

const INTERVAL_MS = 2000;

export interface Rotation {
  /** 0..count-1, looping. */
  index: number;
  /** The index before the last change; null before the first. */
  previous: number | null;
  paused: boolean;
  /** Pauses or plays. */
  toggle: () => void;
}

/** Before the first change, and under reduced motion until the visitor presses play. */
const INITIAL = { index: 0, previous: null };

/**
 * Cycles through `count` items, one every two seconds, while they are in view and the tab is visible. Under reduced motion
 * it stays at the first until the visitor plays it.
 */
export function useRotatingIndex(count: number, inView = true): Rotation {
  const [turn, setTurn] = useState<{ index: number; previous: number | null }>(INITIAL);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const reducedMotion = useReducedMotion();
  const paused = choice === null ? reducedMotion : choice === 'pause';

  useEffect(() => {
    if (paused || !inView) return;
    return startVisibleTimer(
      () => INTERVAL_MS,
      () => setTurn(({ index }) => ({ index: (index + 1) % count, previous: index })),
      () => undefined,
    );
  }, [paused, inView, count]);

  const toggle = useCallback(() => setChoice(paused ? 'play' : 'pause'), [paused]);
  const { index, previous } = choice === null && reducedMotion ? INITIAL : turn;
  return { index, previous, paused, toggle };
}
