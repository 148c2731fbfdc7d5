import {
  type ComponentProps,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { MIDDLE, useInView } from '@/lib/use-in-view';

interface FadeInSectionProps extends ComponentProps<'section'> {
  /** Called once, when enough of the section has been seen. */
  onSeen?: () => void;
}

/** A section that fades in. Its content hydrates after the first view, or when it is pressed. */
function FadeInSection({ onSeen, children, ...props }: FadeInSectionProps) {
  const { seen, ...fade } = useFadeIn<HTMLElement>();
  const onFirstSeen = useEffectEvent(() => onSeen?.());
  useEffect(() => {
    if (seen) onFirstSeen();
  }, [seen]);
  return (
    <section tabIndex={-1} {...fade} {...props}>
      <Suspense fallback={null}>{children}</Suspense>
    </section>
  );
}

/**
 * For an element that fades in when a fifth of it is visible or it reaches the middle of the viewport: a section, or a part of
 * one that is much higher than a viewport. It is prerendered visible and hides only after hydration, while it is below the
 * viewport and motion is allowed, so that it can always be read. It is `seen` when a fifth of it is visible, or it fills four
 * fifths of a viewport that is too low for that.
 */
function useFadeIn<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const [fades, setFades] = useState(false);
  const aFifth = useInView(ref, { once: true, amount: 1 / 5 });
  const mostOfViewport = useInView(ref, { once: true, margin: '-20% 0px -80%' });
  const reachesMiddle = useInView(ref, { once: true, margin: MIDDLE });
  const seen = aFifth || mostOfViewport;
  useEffect(() => {
    if (ref.current === null) return;
    const { top } = ref.current.getBoundingClientRect();
    startTransition(() => setFades(top >= window.innerHeight));
  }, []);
  const fade = seen || reachesMiddle ? 'in' : 'waiting';
  return { ref, seen, 'data-fade': fades ? fade : undefined };
}

export { FadeInSection, useFadeIn };
