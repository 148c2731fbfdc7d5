import { useSyncExternalStore } from 'react';
import { onReducedMotionChange, prefersReducedMotion } from './reduced-motion';

/**
 * Whether the visitor prefers reduced motion; false on the server and while hydrating. framer-motion's hook of this name
 * differs between server and first client render, which breaks hydration, and ignores changes.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onReducedMotionChange, prefersReducedMotion, () => false);
}
