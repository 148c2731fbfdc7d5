import { cn } from '@/lib/cn';

interface RotatingWordProps {
  words: readonly string[];
  /** Appended to each word, such as a full stop. */
  end: string;
  index: number;
  /** Index of the word that slides out; null before the first change. */
  previous: number | null;
}

const STATES = {
  current: 'transition-[translate] duration-slow',
  // Hidden once it is out of sight.
  leaving: '-translate-y-[112%] invisible transition-[translate,visibility] duration-slow',
  waiting: 'translate-y-[112%] invisible',
} as const;

/**
 * Shows one of several words, which slide up as they change; the widest reserves the space. Place it inside an element
 * that is hidden from assistive technology.
 */
function RotatingWord({ words, end, index, previous }: RotatingWordProps) {
  const stateOf = (position: number) =>
    position === index ? 'current' : position === previous ? 'leaving' : 'waiting';
  return (
    // Room for descenders and overhangs, none for the words above and below.
    <span className="inline-grid align-top text-primary-text forced-colors:text-[CanvasText] [clip-path:inset(-0.02em_-0.1em_-0.2em_-0.06em)]">
      {words.map((word, position) => (
        <span
          key={word}
          className={cn('col-start-1 row-start-1', STATES[stateOf(position)])}
          data-state={stateOf(position)}
        >
          {`${word}${end}`}
        </span>
      ))}
    </span>
  );
}

export { RotatingWord };
