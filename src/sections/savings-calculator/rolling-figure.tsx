import { useHydrated } from '@/hooks/use-hydrated';

const DIGIT = /^\d$/;

/**
 * A figure whose digits roll when it changes; read and copied as plain text. Plain text until hydration, which keeps the
 * prerendered page small. Keys count places from the right, so that digits keep their place when a figure gets longer.
 */
function RollingFigure({ text }: { text: string }) {
  const hydrated = useHydrated();
  const characters = [...text];
  return (
    <span className="relative whitespace-nowrap tabular-nums">
      {hydrated ? (
        <>
          <span className="sr-only select-none">{text}</span>
          <span aria-hidden="true">
            {characters.map((character, index) => {
              const place = characters.length - index;
              if (!DIGIT.test(character)) return <span key={place}>{character}</span>;
              return (
                <span key={place} className="rolling-digit" style={{ '--shown': character }}>
                  <span className="invisible">{character}</span>
                </span>
              );
            })}
          </span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

export { RollingFigure };
