import type { ReactNode } from 'react';
import './dials.css';

interface DialFaceProps {
  /** The ticks of the rim; 60 around the whole circle by default. */
  scale?: ReactNode;
  children: ReactNode;
}

/** The face of every dial: 200 units wide, hub at 100, 100. */
export function DialFace({ scale = <RimTicks count={60} majors={12} />, children }: DialFaceProps) {
  return (
    <svg className="dial" viewBox="0 0 200 200" aria-hidden="true">
      <circle className="dial-rim" cx="100" cy="100" r="97" />
      {scale}
      {children}
    </svg>
  );
}

/** Ticks around the whole rim, the first at the top. */
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

/** Dashes that draw ticks, the first at the start of the path. Lengths in units of the path. */
export function ticks(every: number, width: number) {
  return { strokeDasharray: `${width} ${every - width}`, strokeDashoffset: width / 2 };
}
