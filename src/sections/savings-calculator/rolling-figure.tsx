import { useState } from 'react';
import { cn } from '@/lib/cn';

/**
 * A figure that rolls in when it changes, while the previous figure rolls out. Each figure is a new element, so that each
 * roll starts at the beginning.
 */
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
