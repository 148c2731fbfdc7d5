import { formats } from '@/content/formats';
import { cn } from '@/lib/cn';
import type { PriceScale } from './price-scale';

/** The ruler and its numbers. Hidden from assistive technology, since the list has all prices. */
function PriceRuler({ scale: { numbers, at, start, end } }: { scale: PriceScale }) {
  /** The end of the vertical ruler would cut it. */
  const isCut = (dollars: number) => Math.min(at(dollars) - start, end - at(dollars)) < 6;
  return (
    <div
      className={cn(
        'quotes-ruler bg-ruler text-ruler-foreground relative col-start-1 row-start-2 overflow-hidden label fit-sm/13 leading-none',
        'tabular-nums forced-color-adjust-none lg:h-15',
      )}
      aria-hidden="true"
    >
      {numbers.map((dollars) => (
        <span
          key={dollars}
          className={cn('absolute', isCut(dollars) && 'max-lg:hidden')}
          style={{ '--dollars': dollars }}
        >
          {formats.dollars(dollars)}
        </span>
      ))}
    </div>
  );
}

export { PriceRuler };
