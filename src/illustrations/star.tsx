import type { ComponentProps } from 'react';

/** A rating's star in the colour of the text around it. */
export function Star(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" {...props}>
      <path d="m6 .6 1.6 3.5 3.8.4-2.8 2.6.8 3.8L6 9l-3.4 1.9.8-3.8L.6 4.5l3.8-.4z" fill="currentColor" />
    </svg>
  );
}
