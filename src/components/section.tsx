import {
  type ComponentProps,
  createContext,
  Suspense,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { widestWordInEm } from '@/lib/text-width';
import { MIDDLE, useInView } from '@/lib/use-in-view';

const TitleId = createContext('');

interface SectionProps extends Omit<ComponentProps<'section'>, 'ref' | 'aria-labelledby'> {
  /** Also the fragment in links to the section. */
  id: string;
  /** Called once, when the section has been seen (see `useFadeIn`). */
  onSeen?: () => void;
}

/**
 * A section that fades in when it comes into view. Its `SectionTitle` is its accessible name. Its content hydrates later
 * than the first view, or as soon as the visitor clicks the content.
 */
function Section({ id, onSeen, children, ...props }: SectionProps) {
  const { seen, ...fade } = useFadeIn<HTMLElement>();
  const onFirstSeen = useEffectEvent(() => onSeen?.());
  useEffect(() => {
    if (seen) onFirstSeen();
  }, [seen]);
  const titleId = `${id}-title`;
  return (
    <section tabIndex={-1} id={id} aria-labelledby={titleId} {...fade} {...props}>
      <TitleId value={titleId}>
        <Suspense fallback={null}>{children}</Suspense>
      </TitleId>
    </section>
  );
}

interface SectionTitleProps extends ComponentProps<'h2'> {
  children: string;
}

/** The `h2` of a section. Its text is smaller where the widest word would not fit. */
function SectionTitle({ className = 'fit-text-title/(--em)', children, ...props }: SectionTitleProps) {
  return (
    <h2 id={use(TitleId)} className={className} style={{ '--em': widestWordInEm(children) }} {...props}>
      {children}
    </h2>
  );
}

/**
 * Fades in an element when a fifth of it is visible, or when it reaches the middle of the viewport. The element is
 * prerendered as visible. It is hidden only after hydration, once it is less than half a viewport below the viewport. A
 * screenshot of the whole page therefore shows the other sections. `seen` becomes true once a fifth of the element is
 * visible, or once it fills four fifths of a viewport that is too short for that.
 */
function useFadeIn<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const [fades, setFades] = useState(false);
  const aFifth = useInView(ref, { once: true, amount: 1 / 5 });
  const mostOfViewport = useInView(ref, { once: true, margin: '-20% 0px -80%' });
  const reachesMiddle = useInView(ref, { once: true, margin: MIDDLE });
  const isNear = useInView(ref, { once: true, margin: '0px 0px 50%' });
  const seen = aFifth || mostOfViewport;
  useEffect(() => {
    if (ref.current === null) return;
    const { top } = ref.current.getBoundingClientRect();
    startTransition(() => setFades(top >= window.innerHeight));
  }, []);
  const fade = seen || reachesMiddle ? 'in' : 'waiting';
  return { ref, seen, 'data-fade': fades && isNear ? fade : undefined };
}

export { Section, SectionTitle, useFadeIn };
