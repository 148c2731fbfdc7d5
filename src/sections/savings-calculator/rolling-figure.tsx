import { useState } from 'react';
import { cn } from '@/lib/cn';

/** A figure that rolls in, and the one before out, when it changes. It is a new element each time, so that each roll begins anew. */
function RollingFigure({ text }: { text: string }) {
  const [{ shown, before }, setShown] = useState({ shown: text, before: text });
  if (shown !== text) setShown({ shown: text, before: shown });
  return (
    <span
      key={text}
      className={cn('inline-block whitespace-nowrap', before !== text && 'rolling-figure')}
      data-before={before}
    >
      {text}
    </span>
  );
}

export { RollingFigure };
