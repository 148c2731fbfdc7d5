interface Pump {
  station: string;
  /** Cents a litre, with the tenth apart as on the signs of gas stations. */
  price: { cents: string; tenths: string };
}

interface GasPylonProps {
  unit: string;
  cheapest: Pump;
  others: readonly Pump[];
  saved: string;
}

/** A gas station's price sign: the cheapest pump large, the others below it. */
export function GasPylon({ unit, cheapest, others, saved }: GasPylonProps) {
  return (
    <div className="gas-pylon" aria-hidden="true">
      <p className="gas-cheapest">
        <Price {...cheapest.price} />
        <span>
          {unit}
          <br />
          {cheapest.station}
        </span>
      </p>
      {others.map(({ station, price }) => (
        <p className="gas-other" key={station}>
          <span>{station}</span>
          <Price {...price} />
        </p>
      ))}
      <p className="gas-saved">{saved}</p>
    </div>
  );
}

function Price({ cents, tenths }: Pump['price']) {
  return (
    <b>
      {cents}
      <sup>{tenths}</sup>
    </b>
  );
}
