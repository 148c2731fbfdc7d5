import { Fragment, useRef } from 'react';
import { RotatingWord } from '@/components/rotating-word';
import { RotationControl } from '@/components/rotation-control';
import { hero } from '@/content/hero';
import { useInView } from '@/hooks/use-in-view';
import { useRotatingIndex } from '@/hooks/use-rotating-index';

/** The h1 with its rotating word, and the button that pauses it. A component of its own: it renders every two seconds. */
export function HeroHeadline({ id }: { id: string }) {
  const { stable, opening, words, end, pause, play } = hero.headline;
  const heading = useRef<HTMLHeadingElement>(null);
  // Rotates where nothing observes it.
  const inView = useInView(heading, { initial: !('IntersectionObserver' in globalThis) });
  const rotation = useRotatingIndex(words.length, inView);
  return (
    <>
      <h1 className="hero-headline" id={id} ref={heading}>
        <span className="sr-only select-none">{stable}</span>
        <span aria-hidden="true">
          {opening.map((piece) => (
            <Fragment key={piece}>
              <span className="hero-piece">{piece}</span>{' '}
            </Fragment>
          ))}
          <RotatingWord words={words} end={end} {...rotation} />
        </span>
      </h1>
      <RotationControl labels={{ pause, play }} count={words.length} {...rotation} />
    </>
  );
}
