const DIGIT = /^\d$/;

/**
 * A figure whose digits roll when it changes; read and copied as plain text. Keys count places from the right, so that
 * the ones stay the ones when a figure gets longer.
 */
export function RollingFigure({ text }: { text: string }) {
  const characters = [...text];
  return (
    <span className="figure">
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {characters.map((character, index) => {
          const place = characters.length - index;
          if (!DIGIT.test(character)) return <span key={place}>{character}</span>;
          return (
            <span key={place} className="figure-drum" data-digit={character}>
              <span className="invisible">{character}</span>
            </span>
          );
        })}
      </span>
    </span>
  );
}
