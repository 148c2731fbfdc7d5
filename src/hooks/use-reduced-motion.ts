import { useSyncExternalStore } from 'react';
import { observeReducedMotion, prefersReducedMotion } from '@/lib/reduced-motion';

/**
 * Whether the visitor wants less motion; false on the server and while hydrating.
 * Not framer-motion's hook of this name: that one answers differently on the server and in the first render of the
 * browser, which breaks hydration, and never notices a change of mind.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(observeReducedMotion, prefersReducedMotion, () => false);
}
