import { useContent } from '@/hooks/use-content';
import { cn } from '@/lib/cn';
import type { PriceScale } from './price-scale';

interface PriceRulerProps {
  scale: PriceScale;
  /** What the visitor paid, in dollars. */
  lastPrice: number | null;
}

/** The length of a number along a horizontal ruler where a unit is shortest, 6 px. */
const lengthOf = (text: string) => (8 * text.length + 8) / 6;

/** Half the height of the flag and of a number along a vertical ruler. */
const FLAG_HEIGHT = 14;

/** From the first price to the edge of the narrowest page with a horizontal ruler. */
const PAGE_END = 144;

/** Where the flag is on a horizontal ruler: at the side of its pole that has room and is not across the line of the first price. */
function flagOf(place: number, text: string) {
  const length = lengthOf(text) + 2;
  const isLeft = (place < 0 && place > -length) || place + length > PAGE_END;
  const start = isLeft ? place - length : place;
  return { isLeft, start, end: start + length };
}

/** The ruler, its numbers and the visitor's flag. Hidden from assistive technology, since all prices stand as text. */
function PriceRuler({ scale: { numbers, at, start, end }, lastPrice }: PriceRulerProps) {
  const { formats } = useContent();
  const flag = lastPrice === null ? null : flagOf(at(lastPrice), formats.dollars(lastPrice));
  /** Whether the end of a vertical ruler, its edge or the flag leaves a number no room. */
  const isHiddenOnVertical = (dollars: number) =>
    dollars >= 1_000 ||
    Math.min(at(dollars) - start, end - at(dollars)) < 6 ||
    (lastPrice !== null && Math.abs(at(dollars) - at(lastPrice)) < FLAG_HEIGHT);
  /** Whether the line of the first price or the flag covers a number of a horizontal ruler. */
  const isHiddenOnHorizontal = (dollars: number) => {
    const place = at(dollars);
    const covers = (from: number, to: number) =>
      place < to && place + lengthOf(formats.dollars(dollars)) > from;
    return covers(-0.5, 0) || (flag !== null && covers(flag.start, flag.end));
  };
  return (
    <div
      className={cn(
        'quotes-ruler bg-ruler text-ruler-foreground relative label fit-sm/13 leading-none max-lg:col-start-1 max-lg:row-start-3 lg:col-span-full lg:row-start-2',
        'forced-color-adjust-none lg:h-15',
      )}
      aria-hidden="true"
    >
      {numbers.map((dollars) => (
        <span
          key={dollars}
          className={cn(
            'absolute',
            isHiddenOnVertical(dollars) && 'max-lg:hidden',
            isHiddenOnHorizontal(dollars) && 'lg:hidden',
          )}
          style={{ '--dollars': dollars }}
        >
          {formats.dollars(dollars)}
        </span>
      ))}
      {lastPrice !== null && (
        <span
          data-slot="own-price"
          data-side={flag?.isLeft ? 'left' : 'right'}
          className="absolute"
          style={{ '--dollars': lastPrice }}
        >
          <span>{formats.dollars(lastPrice)}</span>
        </span>
      )}
    </div>
  );
}

export { PriceRuler };
