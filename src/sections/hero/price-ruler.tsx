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
 * The ruler, its numbers, and a flag at what the visitor paid, unless that is less than our price or beyond the ruler.
 * Hidden from assistive technology, because all prices are also text.
 */
function PriceRuler({ scale: { numbers, step, at }, lastPrice }: PriceRulerProps) {
  const { formats } = useContent();
  const isOnRuler = lastPrice !== null && at(lastPrice) >= 0 && at(lastPrice) <= horizontal.end;
  const flag = isOnRuler ? lastPrice : null;
  // The flag replaces a number close to it, and covers any other number below it.
  const shown = numbers.filter((dollars) => flag === null || Math.abs(dollars - flag) > step / 2);
  return (
    <div
      className={cn(
        'price-ruler bg-ruler text-ruler-foreground relative forced-color-adjust-none lg:h-14',
        'label fit-sm/(--em) leading-none lg:fit-sm/18',
      )}
      aria-hidden="true"
      style={{ '--em': Math.max(...numbers.map((dollars) => emOf(formats.dollars(dollars)))) }}
    >
      {shown.map((dollars) => (
        <span
          key={dollars}
          className={cn('absolute', at(dollars) > vertical.end - vertical.halfNumber && 'max-lg:hidden')}
          style={{ '--dollars': dollars }}
        >
          {formats.dollars(dollars)}
        </span>
      ))}
      {flag !== null && (
        <span
          data-slot="own-price"
          data-side={at(flag) > horizontal.end - horizontal.longestFlag ? 'left' : 'right'}
          className="absolute"
          style={{ '--dollars': flag }}
        >
          <span>{formats.dollars(flag)}</span>
        </span>
      )}
    </div>
  );
}

export { PriceRuler };
