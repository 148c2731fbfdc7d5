import type { ReactNode } from 'react';
import './dials.css';

interface DialFaceProps {
  /** The rim's scale; a full turn of 60 ticks unless the dial brings its own. */
  scale?: ReactNode;
  children: ReactNode;
}

/** The round face every dial shares: 200 units wide, hub at 100, 100. */
export function DialFace({ scale = <RimTicks count={60} majors={12} />, children }: DialFaceProps) {
  return (
    <svg className="dial" viewBox="0 0 200 200" aria-hidden="true">
      <circle className="dial-rim" cx="100" cy="100" r="97" />
      {scale}
      {children}
    </svg>
  );
}

/** Ticks around the whole rim, the first of them at the top. */
export function RimTicks({ count, majors }: { count: number; majors: number }) {
  return (
    <g className="dial-ticks" transform="rotate(-90 100 100)">
      <circle {...ticks(360 / count, 0.7)} cx="100" cy="100" r="88" pathLength="360" />
      <circle
        {...ticks(360 / majors, 1.5)}
        className="dial-majors"
        cx="100"
        cy="100"
        r="86"
        pathLength="360"
      />
    </g>
  );
}

/** Turns a stroke into ticks: `every` and `width` are in the path's own length, and a tick stands at its start. */
export function ticks(every: number, width: number) {
  return { strokeDasharray: `${width} ${every - width}`, strokeDashoffset: width / 2 };
}
