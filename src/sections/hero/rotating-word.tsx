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
function RotatingWord({ words, end, index, previous }: RotatingWordProps) {
  const stateOf = (position: number) =>
    position === index ? 'current' : position === previous ? 'leaving' : 'waiting';
  return (
    <span className="rotating-word">
      {words.map((word, position) => (
        <span key={word} data-state={stateOf(position)}>
          {`${word}${end}`}
        </span>
      ))}
    </span>
  );
}

export { RotatingWord };
