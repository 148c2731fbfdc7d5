import type { ReactNode } from 'react';

/** The face of every dial: 200 units wide, hub at 100, 100. */
export function DialFace({ children }: { children: ReactNode }) {
  return (
    <svg className="dial" viewBox="0 0 200 200" aria-hidden="true">
      <circle className="fill-card stroke-2 stroke-foreground" cx="100" cy="100" r="97" />
      {children}
    </svg>
  );
}

/** Classes of a group of ticks; long ones have `stroke-12`. */
export const DIAL_TICKS = 'fill-none stroke-7 stroke-foreground';

/** The point at a distance from the hub, in the direction of `degrees` clockwise from the top. */
export function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  return { x: tenths(100 + radius * Math.sin(radians)), y: tenths(100 - radius * Math.cos(radians)) };
}

/** Rounds to tenths, as exact as anything is drawn. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Dashes that draw ticks centred on multiples of `every` from the path's start. Lengths in units of the path. */
export function ticks(every: number, width: number) {
  return { strokeDasharray: `${width} ${every - width}`, strokeDashoffset: width / 2 };
}
