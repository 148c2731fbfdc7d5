import { type UseInViewOptions, useInView as useFramerInView } from 'framer-motion';
import type { RefObject } from 'react';

/** A margin for `useInView`. With this margin, the element is in view once its top reaches the middle of the viewport. */
export const MIDDLE = '0px 0px -50%';

/**
 * Whether an element is in view; false on the server and during hydration. This wrapper exists because sections and
 * components may not import framer-motion (docs/decisions/0001).
 */
export function useInView(ref: RefObject<Element | null>, options?: UseInViewOptions): boolean {
  return useFramerInView(ref, options);
}
