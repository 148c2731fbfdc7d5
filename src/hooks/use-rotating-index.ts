import { useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion';

export interface Rotation {
  /** 0..count-1, looping. */
  index: number;
  /** The index before the last turn, which leaves while `index` comes; null before the first turn. */
  previous: number | null;
  paused: boolean;
  /** Pauses or plays. */
  toggle: () => void;
}

/** What stands before the first turn, and always until asked for under reduced motion. */
const STILL = { index: 0, previous: null };

/**
 * Turns through `count` things, one every `intervalMs`, while the tab is visible (Decisions, Hero word).
 * Under reduced motion it stands on the first until the visitor plays it.
 */
export function useRotatingIndex(count: number, intervalMs = 2000): Rotation {
  const [turn, setTurn] = useState<{ index: number; previous: number | null }>(STILL);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const reducedMotion = useReducedMotion();
  const paused = choice === null ? reducedMotion : choice === 'pause';

  useEffect(() => {
    if (paused) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    function start() {
      clearInterval(timer);
      if (document.hidden) return;
      timer = setInterval(() => {
        setTurn(({ index }) => ({ index: (index + 1) % count, previous: index }));
      }, intervalMs);
    }
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [paused, count, intervalMs]);

  const toggle = useCallback(() => setChoice(paused ? 'play' : 'pause'), [paused]);
  const { index, previous } = choice === null && reducedMotion ? STILL : turn;
  return { index, previous, paused, toggle };
}
