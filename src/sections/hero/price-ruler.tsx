import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { emOf } from '@/lib/text-em';
import { type PriceScale, RULER } from './price-scale';

interface PriceRulerProps {
  scale: PriceScale;
  /** What the visitor paid, in dollars; null if that is unknown. */
  lastPrice: number | null;
}

const { vertical, horizontal } = RULER;

/**
 * The ruler, its numbers, and a flag at what the visitor paid. If that price is beyond the ruler, the flag is at the end of the
 * ruler and points outwards. Hidden from assistive technology, because all prices are also text.
 */
function PriceRuler({ scale: { numbers, step, at }, lastPrice }: PriceRulerProps) {
  const { formats } = useContent();
  const place = lastPrice === null ? null : at(lastPrice);
  // The flag replaces the numbers close to it, and covers any other number below it.
  const shown = numbers.filter((dollars) => lastPrice === null || Math.abs(dollars - lastPrice) > step / 2);
  // Whether a flag at one end of the vertical ruler covers the number at this position.
  const isUnderPinned = (units: number) =>
    (place !== null &&
      place > vertical.end - vertical.halfFlag &&
      units > vertical.end - 3 * vertical.halfFlag) ||
    (place !== null && place < 0 && units < 2 * vertical.halfFlag);
  return (
    <div
      className={cn(
        'price-ruler bg-ruler text-ruler-foreground relative forced-color-adjust-none lg:h-14',
        'label fit-sm/(--em) leading-none lg:fit-sm/18',
      )}
      aria-hidden="true"
      style={{
        '--em': Math.max(...numbers.map((dollars) => emOf(formats.dollars(dollars)))),
        '--edge': place !== null && place > horizontal.end ? '10.5em' : '4.5em',
      }}
    >
      {shown.map((dollars) => (
        <span
          key={dollars}
          className={cn(
            'absolute',
            (at(dollars) > vertical.end - vertical.halfNumber || isUnderPinned(at(dollars))) &&
              'max-lg:hidden',
          )}
          style={{ '--dollars': dollars }}
        >
          {formats.dollars(dollars)}
        </span>
      ))}
      {lastPrice !== null && place !== null && (
        <span
          data-slot="own-price"
          data-side={sideOf(place)}
          className="absolute"
          style={{ '--dollars': lastPrice }}
        >
          <span>{formats.dollars(lastPrice)}</span>
        </span>
      )}
    </div>
  );
}

/**
 * Returns the side of the pole where the flag has space: the left one near the end of the ruler, and also for a price below
 * ours, so that the flag does not cover the line of our price.
 */
function sideOf(place: number): 'left' | 'right' {
  const isBeforeOurs = place < 0 && place > horizontal.start + horizontal.longestFlag / 3;
  return isBeforeOurs || place > horizontal.end - horizontal.longestFlag ? 'left' : 'right';
}

export { PriceRuler };
