import { DialFace, ticks } from './dial-face';

interface QuotesDialProps {
  /** Dollars, lowest first, each from 180 to 280. */
  prices: readonly [number, ...number[]];
  caption: string;
}

/** The ends of the gauge in dollars, and in degrees from the top. */
const LOWEST = 180;
const HIGHEST = 280;
const HALF_TURN = 120;
const SPAN = 'M23.8 144A88 88 0 1 1 176.2 144';

/** Angle of a price, in degrees clockwise from the top. */
function angleOf(price: number): number {
  return Math.round(((price - LOWEST) / (HIGHEST - LOWEST)) * 2 * HALF_TURN * 10) / 10 - HALF_TURN;
}

/** Centre of a price's label at `radius` from the hub. */
function labelAt(price: number, radius: number) {
  const radians = (angleOf(price) * Math.PI) / 180;
  return { x: Math.round(100 + radius * Math.sin(radians)), y: Math.round(105 - radius * Math.cos(radians)) };
}

/** Quotes as marks on a price gauge; the needle is at the lowest. */
export function QuotesDial({ prices: [lowest, ...others], caption }: QuotesDialProps) {
  const pathLength = HIGHEST - LOWEST;
  const scale = (
    <g className="dial-ticks">
      <path {...ticks(2, 0.25)} d={SPAN} pathLength={pathLength} />
      <path {...ticks(20, 0.7)} className="dial-majors" d={SPAN} pathLength={pathLength} />
    </g>
  );
  return (
    <DialFace scale={scale}>
      {others.map((price) => (
        <g key={price}>
          <path className="dial-mark" d="M100 30V4" transform={`rotate(${angleOf(price)} 100 100)`} />
          <text className="dial-price" {...labelAt(price, 47)}>
            {`$${price}`}
          </text>
        </g>
      ))}
      <g transform={`rotate(${angleOf(lowest)} 100 100)`}>
        <path className="dial-needle dial-sweep" d="M100 114V12" />
      </g>
      <circle className="dial-hub" cx="100" cy="100" r="6" />
      <text className="dial-figure dial-figure-low" x="100" y="150">
        {`$${lowest}`}
      </text>
      <text className="dial-label" x="100" y="172">
        {caption}
      </text>
    </DialFace>
  );
}
