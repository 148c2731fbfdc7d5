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
    <div className="gas-pylon" aria-hidden="true">
      <p className="gas-cheapest">
        <Price
          price={cheapest.price}
          className="text-[clamp(3.875rem,24.5cqi,6.25rem)]/[0.8] font-bold tracking-tighter benefits-pairs:text-[min(3.875rem,35cqi)]"
        />
        <span className="flex-[1_1_5rem] font-sans text-sm leading-[1.3] font-medium benefits-pairs:basis-full benefits-pairs:text-xs">
          {unit}
          <br />
          {cheapest.station}
        </span>
      </p>
      {others.map(({ station, price }) => (
        <p
          className="border-panel-muted/40 mx-6 flex items-center justify-between border-t py-1.5 benefits-pairs:hidden"
          key={station}
        >
          <span className="font-sans text-sm">{station}</span>
          <Price price={price} className="text-xl/none font-semibold" />
        </p>
      ))}
      <p className="gas-saved">{saved}</p>
    </div>
  );
}

/** The tenth of a cent is raised, as on the signs of gas stations. */
function Price({ price, className }: Pick<Pump, 'price'> & { className: string }) {
  return (
    <b className={`${className} tabular-nums`}>
      {Math.floor(price / 10)}
      <sup className="static align-[0.72em] text-[0.55em] tracking-normal">{price % 10}</sup>
    </b>
  );
}

export { GasPylon };
