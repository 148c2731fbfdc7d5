interface OdometerProps {
  /** Digits of the drums. */
  reading: string;
  unit: string;
  due: string;
  season: { what: string; when: string };
}

/** An odometer over a ruler of 4 km a tick: the red tick is the present, the bracket ends where service is due. */
export function Odometer({ reading, unit, due, season }: OdometerProps) {
  const drums = [...reading].map((digit, place) => ({ digit, place }));
  return (
    <div className="odometer" aria-hidden="true">
      <p className="odometer-drums">
        {drums.map(({ digit, place }) => (
          <b key={place}>{digit}</b>
        ))}
        <span>{unit}</span>
      </p>
      <div className="odometer-rule tick-edge" />
      <p className="odometer-due">{due}</p>
      <p className="benefit-tag">
        <b>{season.what}</b> {season.when}
      </p>
    </div>
  );
}
