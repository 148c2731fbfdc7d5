import { useRef } from 'react';
import { hero } from '@/content/hero';
import { useInView } from '@/hooks/use-in-view';
import { RotatingWord } from './rotating-word';
import { RotationControl } from './rotation-control';
import { useRotatingIndex } from './use-rotating-index';

/** The h1 with its rotating word, and the button that pauses it. A component of its own: it renders every two seconds. */
function HeroHeadline({ id }: { id: string }) {
  const { stable, opening, words, end, pause, play } = hero.headline;
  const [first, second, third] = opening;
  const heading = useRef<HTMLHeadingElement>(null);
  // Rotates where nothing observes it.
  const inView = useInView(heading, { initial: !('IntersectionObserver' in globalThis) });
  const rotation = useRotatingIndex(words.length, inView);
  const inThreeLines = <br className="short:hidden tablet:hidden" />;
  const inTwoLines = <br className="hidden short:inline tablet:inline" />;
  return (
    <>
      <h1
        className="hero-headline order-1 basis-full desktop:col-start-1 desktop:row-start-2 forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none"
        id={id}
        ref={heading}
      >
        <span className="sr-only select-none">{stable}</span>
        <span aria-hidden="true">
          {first} {inThreeLines}
          {second} {inTwoLines}
          {third} {inThreeLines}
          <RotatingWord words={words} end={end} {...rotation} />
        </span>
      </h1>
      <RotationControl labels={{ pause, play }} count={words.length} {...rotation} />
    </>
  );
}

export { HeroHeadline };
