import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { PlaybackIcon } from '@/illustrations/icons';
import { textWidthInEm } from '@/lib/text-width';
import { useInView } from '@/lib/use-in-view';
import { type Rotation, useRotatingIndex } from './use-rotating-index';

/**
 * The `h1` with its rotating word, and the button that pauses the rotation. The children are shown above the `h1`. The
 * headline is a separate component because it renders every two seconds.
 */
function HeroHeadline({ children }: { children: ReactNode }) {
  const { stable, opening, words, end } = useContent().hero.headline;
  const [first, second, third] = opening;
  const heading = useRef<HTMLHeadingElement>(null);
  const inView = useInView(heading);
  const rotation = useRotatingIndex(words.length, inView);
  const inTwo = words.flatMap((word) => [`${first} ${second}`, `${third} ${word}${end}`]);
  const inThree = words.flatMap((word) => [first, `${second} ${third}`, `${word}${end}`]);
  const inOne = words.map((word) => `${first} ${second} ${third} ${word}${end}`);
  const inThreeLines = <br className="sm:hidden" />;
  const inTwoLines = <br className="hidden sm:inline lg:very-short-window:hidden" />;
  return (
    <div
      className="headline mx-gutter col-1 row-1 grid grid-cols-1 md:gap-y-1.5"
      style={{
        '--em-in-one-line': widestOf(inOne) + 0.2, // 0.2 em for the word spacing
        '--em-in-two-lines': widestOf(inTwo),
        '--em-in-three-lines': widestOf(inThree),
        '--em-above-word-in-two-lines': textWidthInEm(`${first} ${second}`),
        '--em-above-word-in-three-lines': textWidthInEm(`${second} ${third}`),
      }}
    >
      {children}
      <h1 className="col-1 row-2 min-w-0 tracking-tight text-wrap" id="hero-title" ref={heading}>
        <span className="sr-only select-none">{stable}</span>
        <span aria-hidden="true">
          {first} {inThreeLines}
          {second} {inTwoLines}
          {third} {inThreeLines}
          <RotatingWord {...rotation} />
        </span>
      </h1>
      <RotationControl {...rotation} />
    </div>
  );
}

/** Returns the width of the widest line in em, with space for letters that overhang. */
const widestOf = (lines: string[]) => Math.ceil(100 * Math.max(...lines.map(textWidthInEm)) + 10) / 100;

/**
 * The rotating words, which slide up as they change. They share a grid cell, so that the cell is always as wide as the
 * widest word.
 */
function RotatingWord({ index, previous }: Pick<Rotation, 'index' | 'previous'>) {
  const { words, end } = useContent().hero.headline;
  const stateOf = (position: number) =>
    position === index ? 'current' : position === previous ? 'leaving' : 'waiting';
  return (
    <span className="rotating-word inline-grid max-w-full align-top wrap-break-word">
      {words.map((word, position) => (
        <span key={word} className="col-start-1 row-start-1 min-w-0" data-state={stateOf(position)}>
          {`${word}${end}`}
        </span>
      ))}
    </span>
  );
}

/** Pauses or resumes the rotation (WCAG 2.2.2). Hidden with reduced motion, because nothing rotates. */
function RotationControl({ paused, toggle }: Pick<Rotation, 'paused' | 'toggle'>) {
  const { pause, play } = useContent().hero.headline;
  return (
    <Button
      className="rounded-pill group z-above relative col-1 row-2 grid size-11 place-items-center motion-reduce:hidden"
      variant="unstyled"
      size="unstyled"
      aria-label={paused ? play : pause}
      onClick={toggle}
    >
      <PlaybackIcon
        className="rounded-pill border-input bg-card group-hover:border-foreground size-7 border p-1.5 sm:size-9 sm:p-2"
        action={paused ? 'play' : 'pause'}
      />
    </Button>
  );
}

export { HeroHeadline };
