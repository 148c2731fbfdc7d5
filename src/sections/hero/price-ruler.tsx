import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { emOf } from '@/lib/text-em';
import { type PriceScale, RULER } from './price-scale';

interface PriceRulerProps {
  className: string;
  scale: PriceScale;
  /** What the visitor paid, in dollars. */
  lastPrice: number | null;
}

/** The length of a number along a horizontal ruler where a unit is shortest, 6 px. */
const lengthOf = (text: string) => (8 * text.length + 8) / 6;

/** Half the height of the flag and of a number along a vertical ruler. */
const FLAG_HEIGHT = 14;

/** Where the flag is on a horizontal ruler: at the side of its pole that has room. */
function flagOf(dollars: number, place: number, text: string) {
  const length = lengthOf(text) + 2;
  const isLeft = place + length > RULER.reach;
  const start = isLeft ? place - length : place;
  return { dollars, place, text, isLeft, start, end: start + length };
}

/**
 * The ruler, its numbers, and a flag at what the visitor paid, unless that is less than our price or beyond the ruler. Hidden
 * from assistive technology, since all prices stand as text.
 */
function PriceRuler({ className, scale: { numbers, at }, lastPrice }: PriceRulerProps) {
  const { formats } = useContent();
  const place = lastPrice === null ? -1 : at(lastPrice);
  const flag =
    lastPrice !== null && place >= 0 && place <= RULER.reach
      ? flagOf(lastPrice, place, formats.dollars(lastPrice))
      : null;
  /** Whether the end of a vertical ruler, its edge or the flag leaves a number no room. */
  const isHiddenOnVertical = (dollars: number) =>
    Math.min(at(dollars) - RULER.start, RULER.end - at(dollars)) < 6 ||
    (flag !== null && Math.abs(at(dollars) - flag.place) < FLAG_HEIGHT);
  /** Whether the line of the first price or the flag covers a number of a horizontal ruler. */
  const isHiddenOnHorizontal = (dollars: number) => {
    const start = at(dollars);
    const covers = (from: number, to: number) =>
      start < to && start + lengthOf(formats.dollars(dollars)) > from;
    return covers(-0.5, 0) || (flag !== null && covers(flag.start, flag.end));
  };
  return (
    <div
      className={cn(
        'price-ruler bg-ruler text-ruler-foreground relative label fit-sm/(--em) leading-none forced-color-adjust-none',
        'lg:h-14 lg:fit-sm/18',
        className,
      )}
      aria-hidden="true"
      style={{ '--em': Math.max(...numbers.map((dollars) => emOf(formats.dollars(dollars)))) }}
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
      {flag && (
        <span
          data-slot="own-price"
          data-side={flag.isLeft ? 'left' : 'right'}
          className="absolute"
          style={{ '--dollars': flag.dollars }}
        >
          <span>{flag.text}</span>
        </span>
      )}
    </div>
  );
}

export { PriceRuler };
