import type { ComponentProps } from 'react';

/** The sign of a player's button, for what a press will do next. */
export function PlayMark({ sign, ...props }: ComponentProps<'svg'> & { sign: 'play' | 'pause' }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      {sign === 'pause' ? (
        <path d="M4.5 3v10M11.5 3v10" stroke="currentColor" strokeWidth="2.5" />
      ) : (
        <path d="M4 2.5v11l9-5.5z" fill="currentColor" />
      )}
    </svg>
  );
}
