interface Pump {
  station: string;
  /** Tenths of a cent a litre. */
  price: number;
}

interface GasPylonProps {
  unit: string;
  cheapest: Pump;
  others: readonly Pump[];
  saved: string;
}

/** A gas station's price sign: the cheapest pump large, the others below it. Its card is the sign, on two posts. */
function GasPylon({ unit, cheapest, others, saved }: GasPylonProps) {
  return (
    <div
      className="@container flex flex-1 flex-col justify-end font-display after:absolute after:inset-x-[18%] after:top-full after:h-4 sm:after:h-6 after:border-panel-muted after:border-x-14"
      aria-hidden="true"
    >
      <p className="flex flex-wrap items-end gap-3.5 px-6 pb-3.5 forced-colors:pt-4">
        <Price
          price={cheapest.price}
          className="font-bold text-[clamp(3.875rem,24.5cqi,6.25rem)]/[0.8] tracking-tighter"
        />
        <span className="flex-[1_1_5rem] font-medium font-sans text-sm/[1.3]">
          {unit}
          <br />
          {cheapest.station}
        </span>
      </p>
      {others.map(({ station, price }) => (
        <p
          className="mx-6 flex items-center justify-between border-panel-muted/40 border-t py-1.5"
          key={station}
        >
          <span className="font-sans text-sm">{station}</span>
          <Price price={price} className="font-semibold text-xl/none" />
        </p>
      ))}
      <p className="mt-3.5 rounded-b-[15px] bg-saved px-6 py-3 font-semibold text-base/tight text-saved-foreground">
        {saved}
      </p>
    </div>
  );
}

/** The tenth of a cent is raised, as on the signs of gas stations. */
function Price({ price, className }: Pick<Pump, 'price'> & { className: string }) {
  return (
    <b className={`${className} tabular-nums`}>
      {Math.floor(price / 10)}
      <sup className="static text-[0.55em] align-[0.72em] tracking-normal">{price % 10}</sup>
    </b>
  );
}

export { GasPylon };
