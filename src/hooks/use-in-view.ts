import { type UseInViewOptions, useInView as useFramerInView } from 'framer-motion';
import type { RefObject } from 'react';

const NO_ELEMENT: RefObject<null> = { current: null };

/**
 * framer-motion's hook of this name, which throws without IntersectionObserver; this one stays at `initial` then, as on
 * the server and while hydrating: false unless the options say otherwise.
 */
export function useInView(ref: RefObject<Element | null>, options: UseInViewOptions = {}): boolean {
  return useFramerInView('IntersectionObserver' in globalThis ? ref : NO_ELEMENT, options);
}
