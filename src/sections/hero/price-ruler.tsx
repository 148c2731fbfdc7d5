import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { textWidthInEm } from '@/lib/text-width';
import { flagRows, type PriceScale, RULER } from './price-scale';

interface PriceRulerProps {
  scale: PriceScale;
  /** In dollars; null if unknown. */
  pricePaid: number | null;
  /** In dollars; null without a friend's link. */
  friendPrice: number | null;
}

const { vertical, horizontal } = RULER;

/**
 * The ruler, its numbers, and flags at the visitor's and a friend's price. If a price is beyond the ruler, its flag is
 * at the end and points outwards. Hidden from assistive technology, because all prices are also text.
 */
function PriceRuler({ scale: { numbers, step, at }, pricePaid, friendPrice }: PriceRulerProps) {
  const { formats, heroPrices } = useContent();
  const own = pricePaid === null ? null : at(pricePaid);
  const friend = friendPrice === null ? null : at(friendPrice);
  const rows = flagRows(own, friend);
  // The visitor's flag replaces the numbers close to it, and covers others below it.
  const shown = numbers.filter((dollars) => pricePaid === null || Math.abs(dollars - pricePaid) > step / 2);
  return (
    <div
      className={cn(
        'price-ruler bg-ruler text-ruler-foreground relative forced-color-adjust-none lg:h-14',
        'type-label fit-text-sm/(--em) leading-none lg:fit-text-sm/18',
      )}
      aria-hidden="true"
      style={{
        '--em': Math.max(...numbers.map((dollars) => textWidthInEm(formats.dollars(dollars)))),
        '--edge': (own ?? 0) > horizontal.end ? '10.5em' : '4.5em',
      }}
    >
      {shown.map((dollars) => (
        <span
          key={dollars}
          className={cn('absolute', isUnderFlag(at(dollars), rows) && 'max-lg:hidden')}
          style={{ '--dollars': dollars }}
        >
          {formats.dollars(dollars)}
        </span>
      ))}
      {[
        { slot: 'own-price', price: pricePaid, place: own, row: rows.own, side: sideOf(own) },
        {
          slot: 'friend-price',
          price: friendPrice,
          place: friend,
          row: rows.friend,
          side: sideOf(friend, 1.6),
        },
      ].map(
        ({ slot, price, place, row, side }) =>
          price !== null && (
            <span
              key={slot}
              data-slot={slot}
              data-side={side}
              className="absolute"
              style={{ '--dollars': price, '--row': row ?? 0, '--lean': (place ?? 0) - (row ?? 0) }}
            >
              <span>
                {slot === 'friend-price' && <span className="max-lg:block">{heroPrices.friend.flag} </span>}
                {formats.dollars(price)}
              </span>
            </span>
          ),
      )}
    </div>
  );
}

/** Whether a number on the vertical ruler does not fit, because it is at the end of the ruler or below a flag. */
function isUnderFlag(place: number, { own, friend }: ReturnType<typeof flagRows>): boolean {
  const isNear = (row: number | null, distance: number) => row !== null && Math.abs(place - row) < distance;
  return place > vertical.end - vertical.halfNumber || isNear(own, 18) || isNear(friend, 21);
}

/**
 * Returns the side of the pole with space for the flag: the left one near the end of the ruler. A short flag below our price
 * is also on the left, so that it does not cover the line of our price.
 * @param length In lengths of the visitor's flag.
 */
function sideOf(place: number | null, length = 1): 'left' | 'right' {
  const longest = length * horizontal.longestFlag;
  const isBeforeOurs = (place ?? 0) < 0 && (place ?? 0) > horizontal.start + longest / 3 && length === 1;
  return isBeforeOurs || (place ?? 0) > horizontal.end - longest ? 'left' : 'right';
}

export { PriceRuler };
