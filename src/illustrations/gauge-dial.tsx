import { DIAL_TICKS, DialFace, pointAt, tenths, ticks } from './dial-face';

interface GaugeDialProps {
  /** The values at both ends, and the distances of short and long ticks. */
  scale: { from: number; to: number; short: number; long: number };
  /** Where the needle is, with its text. */
  value: number;
  figure: string;
  caption: string;
  /** Other values, each marked on the rim and labelled. */
  marks?: readonly { value: number; label: string }[];
  /** Values that are printed at their long ticks. */
  numbers?: readonly number[];
}

/** Degrees from one end to the other; the path is measured in them. */
const TURN = 240;
const SPAN = { d: 'M23.8 144A88 88 0 1 1 176.2 144', pathLength: TURN };

/** A gauge with a needle. */
export function GaugeDial({ scale, value, figure, caption, marks = [], numbers = [] }: GaugeDialProps) {
  const { from, to, short, long } = scale;
  const degrees = (amount: number) => (amount / (to - from)) * TURN;
  /** Clockwise from the top. */
  const angleOf = (reading: number) => tenths(degrees(reading - from) - TURN / 2);
  const turn = (reading: number) => `rotate(${angleOf(reading)} 100 100)`;
  return (
    <DialFace>
      <g className={DIAL_TICKS}>
        <path {...SPAN} {...ticks(tenths(degrees(short)), 0.6)} />
        <path {...SPAN} {...ticks(tenths(degrees(long)), 1.7)} className="stroke-12" />
      </g>
      {marks.map((mark) => (
        <g key={mark.value}>
          <path className="dial-mark stroke-5 stroke-foreground" d="M100 30V4" transform={turn(mark.value)} />
          <text className="dial-price" {...pointAt(angleOf(mark.value), 47)} dy="5">
            {mark.label}
          </text>
        </g>
      ))}
      {numbers.map((number) => (
        <text key={number} {...pointAt(angleOf(number), 67)} dy="5">
          {number}
        </text>
      ))}
      <g transform={turn(value)}>
        <path className="dial-needle dial-sweep" d="M100 114V12" />
      </g>
      <circle className="dial-hub" cx="100" cy="100" r="6" />
      <text className="dial-figure" x="100" y="150">
        {figure}
      </text>
      <text x="100" y="172">
        {caption}
      </text>
    </DialFace>
  );
}
