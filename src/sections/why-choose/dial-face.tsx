import type { ReactNode } from 'react';

/** A drawing that measures 200 by 200 units. Each `text` element is centered horizontally on its point. */
function Dial({ children }: { children: ReactNode }) {
  return (
    <svg
      className="fill-foreground w-full type-label"
      viewBox="0 0 200 200"
      fontSize="14"
      textAnchor="middle"
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
      <circle className="fill-card stroke-foreground stroke-2" cx="100" cy="100" r="97" />
      {children}
    </Dial>
  );
}

/** Returns the point at a distance of `radius` from the hub, in the direction of `degrees` clockwise from the top. */
function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  return { x: tenths(100 + radius * Math.sin(radians)), y: tenths(100 - radius * Math.cos(radians)) };
}

/** Returns the path of an arc around the hub, clockwise from one direction to another, in degrees. */
function arc(from: number, to: number, radius: number): string {
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

/** Rounds to tenths, which is exact enough for the drawings. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * Returns the dash pattern that draws ticks along a path, centered on multiples of `every`. Lengths are in units of the
 * path.
 */
function ticks(every: number, width: number) {
  return { strokeDasharray: `${width} ${every - width}`, strokeDashoffset: width / 2 };
}

export { arc, Dial, DialFace, pointAt, tenths, ticks };
