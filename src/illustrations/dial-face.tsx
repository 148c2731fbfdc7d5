import type { ReactNode } from 'react';

/** A drawing of 200 by 200 units. Each of its words is in the display face and centred on its point. */
function Dial({ children }: { children: ReactNode }) {
  return (
    <svg
      className="w-full fill-foreground font-display text-[13px] font-semibold [text-anchor:middle]"
      viewBox="0 0 200 200"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A round instrument with its hub at 100, 100. */
function DialFace({ children }: { children: ReactNode }) {
  return (
    <Dial>
      <circle className="fill-card stroke-2 stroke-foreground" cx="100" cy="100" r="97" />
      {children}
    </Dial>
  );
}

/** Classes of the reading; on phones, where a dial is about 100 px wide, it is larger and has no caption. */
const DIAL_FIGURE =
  'text-[26px] font-bold tracking-[-0.02em] [word-spacing:0.08em] max-sm:translate-y-2 max-sm:text-[44px]';
const DIAL_CAPTION = 'max-sm:hidden';

/** Classes of a group of ticks; long ones have `stroke-12`. */
const DIAL_TICKS = 'fill-none stroke-7 stroke-foreground';

/** Classes of a needle. `dial-sweep` swings one to its reading (`dials.css`). */
const DIAL_NEEDLE = 'fill-none stroke-4 stroke-primary-text';

/** The point at a distance from the hub, in the direction of `degrees` clockwise from the top. */
function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  return { x: tenths(100 + radius * Math.sin(radians)), y: tenths(100 - radius * Math.cos(radians)) };
}

/** An arc around the hub, from one direction clockwise to another. */
function arc(from: number, to: number, radius: number): string {
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

/** Rounds to tenths, as exact as anything is drawn. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Dashes that draw ticks centred on multiples of `every` from the path's start. Lengths in units of the path. */
function ticks(every: number, width: number) {
  return { strokeDasharray: `${width} ${every - width}`, strokeDashoffset: width / 2 };
}

export { arc, DIAL_CAPTION, DIAL_FIGURE, DIAL_NEEDLE, DIAL_TICKS, Dial, DialFace, pointAt, tenths, ticks };
