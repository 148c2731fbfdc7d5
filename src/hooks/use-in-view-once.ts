import { useInView } from 'framer-motion';
import { type RefObject, useEffect, useState } from 'react';
import { visibleShare } from '@/lib/visible-share';

/** Stands in for the element where it cannot be observed; framer-motion would throw. */
const NOWHERE: RefObject<null> = { current: null };

/**
 * Whether enough of the element has been seen, a fifth or what its height allows; once true it stays true.
 * False on the server, while hydrating, and always in a browser without IntersectionObserver.
 */
export function useInViewOnce(ref: RefObject<Element | null>): boolean {
  const [amount, setAmount] = useState(() => visibleShare(0, 0));
  const seen = useInView('IntersectionObserver' in globalThis ? ref : NOWHERE, { once: true, amount });

  useEffect(() => {
    if (seen) return;
    const measure = () => {
      const height = ref.current?.getBoundingClientRect().height ?? 0;
      setAmount(visibleShare(height, window.innerHeight));
    };
    measure();
    // Zooming is a resize to the page.
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [ref, seen]);

  return seen;
}
