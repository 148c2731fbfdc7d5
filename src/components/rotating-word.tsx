interface RotatingWordProps {
  words: readonly string[];
  /** Appended to each word, such as a full stop. */
  end: string;
  index: number;
  /** Index of the word that slides out; null before the first change. */
  previous: number | null;
}

/**
 * Shows one of several words, which slide up as they change; the widest reserves the space. Place it inside an element
 * that is hidden from assistive technology.
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
          {`${word}${end}`}
        </span>
      ))}
    </span>
  );
}
