import { Fragment, useState } from 'react';
import { cn } from '@/lib/cn';

const DIGIT = /^\d$/;

/**
 * A figure whose digits roll when it changes. Its text is an ordinary one, which is read and copied; while it is hidden for
 * the time of the animation, the digits are drawn over it. Both are new elements for each text, so that the animation
 * begins anew.
 */
function RollingFigure({ text }: { text: string }) {
  const [{ shown, before }, setShown] = useState({ shown: text, before: text });
  if (shown !== text) setShown({ shown: text, before: shown });
  const hasChanged = before !== text;
  return (
    <span className="relative inline-block whitespace-nowrap">
      <Fragment key={text}>
        <span className={cn(hasChanged && 'rolling-text')}>{text}</span>
        {hasChanged && <RollingDigits text={text} before={before} />}
      </Fragment>
    </span>
  );
}

/** Drawn by pseudo-elements, which nobody can copy. Places count from the right, where figures of different lengths agree. */
function RollingDigits({ text, before }: { text: string; before: string }) {
  return (
    <span aria-hidden="true" className="rolling-digits pointer-events-none absolute inset-0">
      {[...text].map((character, index) => {
        const place = text.length - index;
        const previous = before.at(-place) ?? '';
        return (
          <span
            key={place}
            data-character={character}
            data-rolls={DIGIT.test(character) || undefined}
            style={{ '--from': DIGIT.test(previous) ? previous : character, '--to': character }}
          />
        );
      })}
    </span>
  );
}

export { RollingFigure };
