import { useRef } from 'react';
import { hero } from '@/content/hero';
import { useInView } from '@/hooks/use-in-view';
import { cn } from '@/lib/cn';
import { textWidth } from '@/lib/text-width';
import { RotationControl } from './rotation-control';
import { type Rotation, useRotatingIndex } from './use-rotating-index';

const { stable, opening, words, end } = hero.headline;
const [first, second, third] = opening;

/** The heading's letter spacing in em. */
const TRACKING = -0.036;
const widest = (...lines: string[]) => Math.max(...lines.map((line) => textWidth(line, TRACKING)));
const endings = words.map((word) => `${word}${end}`);
const WIDTHS = {
  '--of-three': widest(first, `${second} ${third}`, ...endings),
  '--of-two': widest(`${first} ${second}`, ...endings.map((ending) => `${third} ${ending}`)),
};

/** The h1 with its rotating word, and the button that pauses it. A component of its own: it renders every two seconds. */
function HeroHeadline({ id }: { id: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const inView = useInView(heading);
  const rotation = useRotatingIndex(words.length, inView);
  const inThreeLines = <br className="md:hidden short:hidden" />;
  const inTwoLines = <br className="hidden md:inline short:inline" />;
  return (
    <>
      <h1
        className={cn(
          'headline order-1 basis-full leading-[0.92] tracking-[-0.036em] text-wrap lg:col-start-1 lg:row-start-2',
          'forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none',
        )}
        id={id}
        ref={heading}
        style={WIDTHS}
      >
        <span className="sr-only select-none">{stable}</span>
        <span aria-hidden="true">
          {first} {inThreeLines}
          {second} {inTwoLines}
          {third} {inThreeLines}
          <RotatingWord {...rotation} />
        </span>
      </h1>
      <RotationControl {...rotation} />
    </>
  );
}

/** The words, which slide up as they change; the widest reserves the space. */
function RotatingWord({ index, previous }: Pick<Rotation, 'index' | 'previous'>) {
  const stateOf = (position: number) =>
    position === index ? 'current' : position === previous ? 'leaving' : 'waiting';
  return (
    <span className="rotating-word text-primary-text inline-grid align-top forced-colors:text-[CanvasText]">
      {endings.map((ending, position) => (
        <span key={ending} className="col-start-1 row-start-1" data-state={stateOf(position)}>
          {ending}
        </span>
      ))}
    </span>
  );
}

export { HeroHeadline };
