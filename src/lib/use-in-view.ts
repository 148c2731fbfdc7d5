import { type UseInViewOptions, useInView as useFramerInView } from 'framer-motion';
import type { RefObject } from 'react';

/** The margin by which an element is in view once it reaches the middle of the viewport. */
export const MIDDLE = '0px 0px -50%';

/** Whether an element is in view; false on the server and while hydrating. Sections import no library of motion. */
export function useInView(ref: RefObject<Element | null>, options?: UseInViewOptions): boolean {
  return useFramerInView(ref, options);
}
