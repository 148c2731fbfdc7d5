import type { CSSProperties } from 'react';

/** Places an element at its price, or from one price to another; the CSS beside turns dollars into pixels. */
export function atPrice(from: number, to = from): CSSProperties {
  return { '--from': from, '--to': to } as CSSProperties;
}
