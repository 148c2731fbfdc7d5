import {
  type ComponentProps,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useInView } from '@/lib/use-in-view';

interface FadeInSectionProps extends ComponentProps<'section'> {
  /** Called once, when enough of the section has been seen. */
  onSeen?: () => void;
}

/**
 * A section that fades in when a fifth of it is visible, or fills four fifths of a viewport that is too low for that. It is
 * prerendered visible and hides only after hydration, while it is below the viewport and motion is allowed, so that it
 * can always be read. Its content hydrates after the first view, or when it is pressed.
 */
function FadeInSection({ onSeen, children, ...props }: FadeInSectionProps) {
  const ref = useRef<HTMLElement>(null);
  const [fades, setFades] = useState(false);
  const fifthOfSection = useInView(ref, { once: true, amount: 1 / 5 });
  const mostOfViewport = useInView(ref, { once: true, margin: '-20% 0px -80%' });
  const seen = fifthOfSection || mostOfViewport;
  const onFirstSeen = useEffectEvent(() => onSeen?.());

  useEffect(() => {
    if (ref.current === null) return;
    const { top } = ref.current.getBoundingClientRect();
    startTransition(() => setFades(top >= window.innerHeight));
  }, []);
  useEffect(() => {
    if (seen) onFirstSeen();
  }, [seen]);

  const fade = seen ? 'in' : 'waiting';
  return (
    <section ref={ref} tabIndex={-1} data-fade={fades ? fade : undefined} {...props}>
      <Suspense fallback={null}>{children}</Suspense>
    </section>
  );
}

export { FadeInSection };
