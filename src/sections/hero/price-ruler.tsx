import type { ReactNode } from 'react';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { textWidthInEm } from '@/lib/text-width';
import { type PriceScale, placeFlag, placeFriendFlag, RULER } from './price-scale';

interface PriceRulerProps {
  scale: PriceScale;
  /** In dollars; null if unknown. */
  pricePaid: number | null;
  /** In dollars; null if there is no friend's price for the chosen service. */
  friendPrice: number | null;
}

const { vertical, horizontal } = RULER;

/**
 * The ruler, its numbers, and flags at the price paid and at a friend's price. If a price is beyond the ruler, its flag is
 * at the end of the ruler and points outward. The ruler is hidden from assistive technology, because all prices also appear
 * as text.
 */
function PriceRuler({ scale, pricePaid, friendPrice }: PriceRulerProps) {
  const { formats, heroPrices } = useContent();
  const { numbers, step, positionOf } = scale;
  const paidFlag = pricePaid === null ? null : placeFlag(positionOf(pricePaid));
  const friendFlag = friendPrice === null ? null : placeFriendFlag(positionOf(friendPrice), paidFlag);
  // The flag of the price paid replaces the numbers that are close to it.
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
        '--edge': positionOf(pricePaid ?? 0) > horizontal.end ? '10.5em' : '4.5em',
      }}
    >
      {shown.map((dollars) => (
        <span
          key={dollars}
          className={cn(
            'absolute',
            isCoveredOnVertical(positionOf(dollars), [paidFlag, friendFlag]) && 'max-lg:hidden',
          )}
          style={{ '--dollars': dollars }}
        >
          {formats.dollars(dollars)}
        </span>
      ))}
      {pricePaid !== null && <Flag slot="price-paid" dollars={pricePaid} scale={scale} />}
      {friendPrice !== null && (
        <Flag slot="friend-price" dollars={friendPrice} scale={scale} verticalPosition={friendFlag ?? 0}>
          <span className="max-lg:block">{heroPrices.friend.flag} </span>
        </Flag>
      )}
    </div>
  );
}

interface FlagProps {
  slot: 'price-paid' | 'friend-price';
  dollars: number;
  scale: PriceScale;
  /** The position of the flag on the vertical ruler in units, if it may differ from the position of the price. */
  verticalPosition?: number;
  /** Shown before the price. */
  children?: ReactNode;
}

/** A flag with a price, at the position of the price. */
function Flag({ slot, dollars, scale, verticalPosition, children }: FlagProps) {
  const position = scale.positionOf(dollars);
  // Near the end of the ruler, the flag is left of its pole, because there is no space on the right. If the price paid is
  // slightly less than ours, its flag is on the left, too, because it would otherwise cover the line of our price.
  const isBeforeOurs =
    slot === 'price-paid' && position < 0 && position > horizontal.start + horizontal.flag / 3;
  const isNearEnd = position > horizontal.end - horizontal.flag * (slot === 'friend-price' ? 1.6 : 1);
  return (
    <span
      data-slot={slot}
      data-side={isBeforeOurs || isNearEnd ? 'left' : 'right'}
      className="absolute"
      style={{ '--dollars': dollars, '--vertical-position': verticalPosition }}
    >
      <span>
        {children}
        {useContent().formats.dollars(dollars)}
      </span>
    </span>
  );
}

/** Whether a number on the vertical ruler is hidden, because it overlaps a flag or the end of the ruler. */
function isCoveredOnVertical(position: number, flags: (number | null)[]): boolean {
  const { end, halfNumber, halfFlag } = vertical;
  const isBelowFlag = flags.some(
    (flag) => flag !== null && Math.abs(position - flag) < halfNumber + halfFlag,
  );
  return isBelowFlag || position > end - halfNumber;
}

export { PriceRuler };
