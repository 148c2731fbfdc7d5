import { type UseInViewOptions, useInView as useFramerInView } from 'framer-motion';
import type { RefObject } from 'react';

/** Whether an element is in view; false on the server and while hydrating. Sections import no library of motion. */
export function useInView(ref: RefObject<Element | null>, options?: UseInViewOptions): boolean {
  return useFramerInView(ref, options);
}
