import { cn } from '@/lib/cn';

interface Pump {
  station: string;
  /** In tenths of a cent per liter. */
  price: number;
}

interface GasPylonProps {
  unit: string;
  cheapest: Pump;
  otherStations: readonly Pump[];
  saved: string;
}

/**
 * The price sign of a gas station. The card is the sign and stands on two posts. The cheapest station is large, and the
 * others are below it. Phones show only the most expensive of the others, because the saving is calculated from its price.
 */
function GasPylon({ unit, cheapest, otherStations, saved }: GasPylonProps) {
  return (
    <div className="flex flex-1 flex-col justify-end" aria-hidden="true">
      <p className="flex flex-wrap items-baseline-last gap-x-3.5 gap-y-1.5 px-3 pb-2 sm:px-6">
        <Price
          price={cheapest.price}
          className="text-4xl sm:text-5xl xl:text-6xl"
          tenth="text-2xl sm:text-3xl xl:text-4xl"
        />
        <span className="flex-1 basis-20 text-xs font-medium sm:text-sm">
          {unit}
          <br />
          {cheapest.station}
        </span>
      </p>
      {otherStations.map(({ station, price }, index) => (
        <p
          className={cn(
            'border-panel-muted/40 mx-3 flex flex-wrap items-center justify-between border-t-1 py-1.5 sm:mx-6',
            index < otherStations.length - 1 && 'max-sm:hidden',
          )}
          key={station}
        >
          <span className="text-xs sm:text-sm">{station}</span>
          <Price price={price} className="text-xl" tenth="text-xs" />
        </p>
      ))}
      <p className="bg-saved text-saved-foreground mt-2 rounded-b-lg px-3 py-2 type-label text-xs sm:px-6 sm:text-md">
        {saved}
      </p>
      <span className="border-panel-muted absolute inset-x-1/5 top-full h-2.5 border-x-14" />
    </div>
  );
}

/** A price whose last digit, the tenth of a cent, is raised, as on the signs of gas stations. */
function Price({ price, className, tenth }: { price: number; className: string; tenth: string }) {
  return (
    <b className={`type-figure tabular-nums ${className}`}>
      {Math.floor(price / 10)}
      <span className={`inline-block align-top leading-none ${tenth}`}>{price % 10}</span>
    </b>
  );
}

export { GasPylon };
