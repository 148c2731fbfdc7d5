import { type ComponentProps, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useInView } from '@/hooks/use-in-view';
import { cn } from '@/lib/cn';

const SHARE = 0.2;

/**
 * Share of an element, 0..1, that counts as in view: 20 %. An element much taller than the viewport, as at 400 % zoom,
 * can never show 20 % of itself; then half a viewport is enough. Lengths in CSS pixels.
 */
export function visibleShare(elementHeight: number, viewportHeight: number): number {
  return elementHeight > 0 ? Math.min(SHARE, (0.5 * viewportHeight) / elementHeight) : SHARE;
}

/** Whether enough of the element has been seen; stays true. */
function useSeen(ref: RefObject<Element | null>): boolean {
  const [amount, setAmount] = useState(SHARE);
  const seen = useInView(ref, { once: true, amount });

  useEffect(() => {
    if (seen) return;
    const measure = () => {
      const height = ref.current?.getBoundingClientRect().height ?? 0;
      setAmount(visibleShare(height, window.innerHeight));
    };
    measure();
    // Zooming fires resize too.
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [ref, seen]);

  return seen;
}

/** Whether the section is below the viewport, so that hiding it is not visible. */
function isBelowViewport(section: Element | null): boolean {
  return (
    section !== null &&
    'IntersectionObserver' in window &&
    section.getBoundingClientRect().top >= window.innerHeight
  );
}

interface FadeInSectionProps extends ComponentProps<'section'> {
  /** Called once, when enough of the section has been seen. Never called without IntersectionObserver. */
  onSeen?: () => void;
}

/**
 * A section that fades in when 20 % of it is visible. It is prerendered visible and hides only after hydration, while it
 * is below the viewport and motion is allowed, so that it can always be read.
 */
export function FadeInSection({ className, onSeen, ...props }: FadeInSectionProps) {
  const ref = useRef<HTMLElement>(null);
  const seen = useSeen(ref);
  const [fades, setFades] = useState(false);
  useEffect(() => {
    const below = isBelowViewport(ref.current);
    startTransition(() => setFades(below));
  }, []);
  useEffect(() => {
    if (seen) onSeen?.();
  }, [seen, onSeen]);

  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={cn(
        className,
        fades && 'transition-[opacity,translate] duration-[400ms]',
        fades &&
          !seen &&
          'motion-safe:translate-y-4 motion-safe:opacity-0 motion-safe:will-change-[opacity,translate] print:translate-y-0 print:opacity-100',
      )}
      {...props}
    />
  );
}
