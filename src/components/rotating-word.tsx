import './rotating-word.css';

interface RotatingWordProps {
  words: readonly string[];
  /** Set after each word, such as a full stop. */
  end: string;
  index: number;
  /** The word that leaves while the one at `index` comes; null before the first turn. */
  previous: number | null;
}

/**
 * One of several words at a time, sliding up a line as it changes; the widest keeps the room (Decisions, Hero word).
 * Meant for eyes only: put it inside something hidden from assistive technology.
 */
export function RotatingWord({ words, end, index, previous }: RotatingWordProps) {
  const state = (position: number) => {
    if (position === index) return 'current';
    return position === previous ? 'leaving' : undefined;
  };
  return (
    <span className="rotating-word">
      {words.map((word, position) => (
        <span key={word} data-state={state(position)}>
          {word}
          {end}
        </span>
      ))}
    </span>
  );
}
