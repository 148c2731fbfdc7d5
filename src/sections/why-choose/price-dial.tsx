import { cn } from '@/lib/cn';
import { arc, DialFace, pointAt, tenths, ticks } from './dial-face';

interface PriceDialProps {
  /** In dollars, the lowest first. */
  prices: readonly [number, ...number[]];
  /**
   * The difference in dollars between two long ticks. The scale begins at the last long tick that is not above the lowest
   * price. It ends at the second long tick above the highest price.
   */
  longTick: number;
  format: (price: number) => string;
  caption: string;
}

/** The degrees from the middle of the scale to either end. */
const HALF = 75;

/** A short arc with a flag at each price. The needle points to the lowest price. */
function PriceDial({ prices, longTick, format, caption }: PriceDialProps) {
  const [lowest] = prices;
  const from = Math.floor(lowest / longTick) * longTick;
  const to = (Math.floor(Math.max(...prices) / longTick) + 2) * longTick;
  const angleOf = (price: number) => tenths(((price - from) / (to - from)) * 2 * HALF - HALF);
  const range = { d: arc(-HALF, HALF, 71), pathLength: to - from };
  return (
    <DialFace>
      <g transform="translate(0 20)">
        <path className="stroke-foreground fill-none stroke-2" d={arc(-HALF, HALF, 74)} />
        <g className="stroke-foreground fill-none stroke-7">
          <path {...range} {...ticks(longTick / 2, longTick / 20)} />
          <path {...range} {...ticks(longTick, 0.11 * longTick)} className="stroke-12" />
        </g>
        {prices.map((price) => (
          <g key={price} transform={`rotate(${angleOf(price)} 100 100)`}>
            <path
              className={cn(
                'stroke-2',
                price === lowest ? 'fill-primary-text stroke-primary-text' : 'stroke-foreground',
              )}
              d="M100 30V5l15 6.5-15 6.5"
            />
          </g>
        ))}
        {prices.slice(1).map((price) => (
          <text key={price} className="max-sm:hidden" {...pointAt(angleOf(price), 48)} dy="5">
            {format(price)}
          </text>
        ))}
        <g transform={`rotate(${angleOf(lowest)} 100 100)`}>
          <path className="dial-sweep stroke-primary-text fill-none stroke-4" d="M100 114V28" />
        </g>
        <circle cx="100" cy="100" r="6" />
      </g>
      <text className="dial-figure type-figure" x="100" y="157">
        {format(lowest)}
      </text>
      <text className="max-sm:hidden" x="100" y="177">
        {caption}
      </text>
    </DialFace>
  );
}

export { PriceDial };
