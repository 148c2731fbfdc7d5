import { useContent } from '@/hooks/use-content';
import { cn } from '@/lib/cn';
import type { PriceScale } from './price-scale';

interface PriceRulerProps {
  scale: PriceScale;
  /** What the visitor paid, in dollars. */
  lastPrice: number | null;
}

/** The ruler, its numbers and the visitor's mark. Hidden from assistive technology, since all prices stand as text. */
function PriceRuler({ scale: { numbers, at, start, end }, lastPrice }: PriceRulerProps) {
  const { formats } = useContent();
  /** The edge or the end of the vertical ruler would cut it. */
  const isCut = (dollars: number) => dollars >= 1_000 || Math.min(at(dollars) - start, end - at(dollars)) < 6;
  /** The visitor's mark would cover it. */
  const isCovered = (dollars: number) => lastPrice !== null && Math.abs(at(dollars) - at(lastPrice)) < 14;
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
          className={cn('absolute', isCut(dollars) && 'max-lg:hidden', isCovered(dollars) && 'hidden')}
          style={{ '--dollars': dollars }}
        >
          {formats.dollars(dollars)}
        </span>
      ))}
      {lastPrice !== null && (
        <span data-slot="own-price" className="absolute" style={{ '--dollars': lastPrice }}>
          {formats.dollars(lastPrice)}
        </span>
      )}
    </div>
  );
}

export { PriceRuler };
