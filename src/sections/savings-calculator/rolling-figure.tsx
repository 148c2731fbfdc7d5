const DIGIT = /^\d$/;

/**
 * A figure whose digits roll like an odometer's when it changes. Heard and copied as plain text.
 * Digits keep their place counted from the right, so that ones stay ones when a figure grows.
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
