import { DialFace, ticks } from './dial-face';

interface SecondsDialProps {
  /** From 0 to 60. */
  seconds: number;
  reading: string;
}

/** The numbers on the dial. There is no 45, because the needle would cover it. */
const NUMBERS = [
  { number: 60, x: 100, y: 40 },
  { number: 15, x: 166, y: 105 },
  { number: 30, x: 100, y: 170 },
];

/** A one-minute stopwatch, stopped at `seconds`. */
function SecondsDial({ seconds, reading }: SecondsDialProps) {
  return (
    <DialFace>
      <g className="stroke-foreground fill-none stroke-7" transform="rotate(-90 100 100)">
        <circle {...ticks(6, 0.7)} cx="100" cy="100" r="88" pathLength="360" />
        <circle {...ticks(30, 1.5)} className="stroke-12" cx="100" cy="100" r="86" pathLength="360" />
      </g>
      <path
        className="dial-sector stroke-primary-tint fill-none stroke-82"
        d="M100 59a41 41 0 0 1 0 82a41 41 0 0 1 0-82"
        pathLength="60"
        strokeDasharray={`${seconds} 60`}
      />
      <g transform={`rotate(${seconds * 6} 100 100)`}>
        <path className="dial-sweep stroke-primary-text fill-none stroke-4" d="M100 114.7V20" />
      </g>
      <circle cx="100" cy="100" r="6" />
      {NUMBERS.map(({ number, ...place }) => (
        <text key={number} className="max-sm:hidden" {...place}>
          {number}
        </text>
      ))}
      <text className="dial-figure type-figure" x="100" y="140">
        {reading}
      </text>
    </DialFace>
  );
}

export { SecondsDial };
