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
    <div className="font-display flex flex-1 flex-col justify-end" aria-hidden="true">
      <p className="flex flex-wrap items-end gap-x-3.5 gap-y-1.5 px-3 sm:gap-y-3.5 sm:px-6 sm:pb-3.5 forced-colors:pt-4">
        <Price
          price={cheapest.price}
          className="tracking-tighter text-[min(3.875rem,15vw)]/[0.8] font-bold sm:text-[min(6.25rem,11vw)]/[0.8] lg:text-[min(6.25rem,7.25vw)]/[0.8]"
        />
        <span className="flex-1 basis-20 font-sans text-xs/[1.3] font-medium sm:text-sm/[1.3]">
          {unit}
          <br />
          {cheapest.station}
        </span>
      </p>
      {others.map(({ station, price }) => (
        <p
          className="border-panel-muted/40 mx-6 flex items-center justify-between border-t py-1.5 max-sm:hidden"
          key={station}
        >
          <span className="font-sans text-sm">{station}</span>
          <Price price={price} className="text-xl/none font-semibold" />
        </p>
      ))}
      <p className="bg-saved text-saved-foreground mt-2 rounded-b-[15px] px-3 py-2 text-xs/tight font-semibold sm:mt-3.5 sm:px-6 sm:py-3 sm:text-base/tight">
        {saved}
      </p>
      <span className="border-panel-muted absolute inset-x-[18%] top-full h-4 border-x-[14px] sm:h-6" />
    </div>
  );
}

/** The tenth of a cent is raised, as on the signs of gas stations. */
function Price({ price, className }: Pick<Pump, 'price'> & { className: string }) {
  return (
    <b className={`${className} tabular-nums`}>
      {Math.floor(price / 10)}
      <sup className="tracking-normal static align-[0.72em] text-[0.55em]">{price % 10}</sup>
    </b>
  );
}

export { GasPylon };
