import type { ComponentProps } from 'react';

/** A check mark in the colour of the text around it. */
export function CheckMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="m3 8.5 3.2 3.2L13 4.6" fill="none" stroke="currentColor" strokeWidth="2.2" />
    </svg>
  );
}
