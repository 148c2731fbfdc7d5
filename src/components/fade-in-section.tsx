import { type ComponentProps, startTransition, useEffect, useRef, useState } from 'react';
import { useInViewOnce } from '@/hooks/use-in-view-once';
import { cn } from '@/lib/cn';

/** Whether the section is still wholly below the viewport, and so may hide without anybody seeing it go. */
function isBelowViewport(section: Element | null): boolean {
  return (
    section !== null &&
    'IntersectionObserver' in window &&
    section.getBoundingClientRect().top >= window.innerHeight
  );
}

/**
 * A section of the page that fades in once a fifth of it can be seen (Specification, section 2, point 12).
 * It is sent visible and hides only when the script is there, out of sight and with the visitor's leave for motion,
 * so that it can always be read.
 */
export function FadeInSection({ className, ...props }: ComponentProps<'section'>) {
  const ref = useRef<HTMLElement>(null);
  const seen = useInViewOnce(ref);
  const [fades, setFades] = useState(false);
  useEffect(() => {
    const below = isBelowViewport(ref.current);
    startTransition(() => setFades(below));
  }, []);

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
