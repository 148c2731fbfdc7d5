import { type ComponentProps, startTransition, useEffect, useRef, useState } from 'react';
import { useInView } from '@/hooks/use-in-view';

/** A fifth of the section is in the viewport: sections that fit it. */
const A_FIFTH = { once: true, amount: 0.2 } as const;
/** The section reaches past the outer fifths of the viewport: taller sections, whose own fifth can be screens long. */
const MIDDLE = { once: true, margin: '-20% 0px' } as const;
/** Almost a quarter of the viewport is the section's, or it has been jumped over. */
const FAR_IN = { once: true, margin: '1000000% 0px -24%' } as const;

interface FadeInSectionProps extends ComponentProps<'section'> {
  /** Called once, when enough of the section has been seen. Never called without IntersectionObserver. */
  onSeen?: () => void;
}

/**
 * A section that fades in when 20 % of it, or of the viewport, shows it. It is prerendered visible and hides only after
 * hydration, while it is below the viewport and motion is allowed, so that it can always be read. Where scrolling is
 * faster than the fade it appears at once: a hidden section never covers more than a quarter of the viewport.
 */
export function FadeInSection({ onSeen, ...props }: FadeInSectionProps) {
  const ref = useRef<HTMLElement>(null);
  const fifth = useInView(ref, A_FIFTH);
  const middle = useInView(ref, MIDDLE);
  const farIn = useInView(ref, FAR_IN);
  const seen = fifth || middle;
  const [fades, setFades] = useState(false);
  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    const below = 'IntersectionObserver' in window && top >= window.innerHeight;
    startTransition(() => setFades(below));
  }, []);
  useEffect(() => {
    if (seen) onSeen?.();
  }, [seen, onSeen]);

  const fade = farIn ? 'shown' : seen ? 'in' : 'waiting';
  return <section ref={ref} tabIndex={-1} data-fade={fades ? fade : undefined} {...props} />;
}
