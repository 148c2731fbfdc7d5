import type { ComponentProps } from 'react';

/** The logo: a scale's end with its one red tick, the fair price. It needs no letter and so survives any name. */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" {...props}>
      <rect width="32" height="32" rx="8" className="fill-rule" />
      <path d="M6.5 0v9M11.25 0v9M20.75 0v9M25.5 0v9" className="stroke-rule-foreground" strokeWidth="2" />
      <path d="M16 0v23" className="stroke-primary" strokeWidth="3.5" />
    </svg>
  );
}
