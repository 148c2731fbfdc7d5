import { Tag } from './tag';

interface OdometerProps {
  /** The digits. */
  reading: string;
  unit: string;
  due: string;
  season: { what: string; when: string };
}

/** An odometer over a ruler of 4 km a tick: the accented tick is the present, the bracket ends where service is due. */
function Odometer({ reading, unit, due, season }: OdometerProps) {
  const digits = [...reading].map((digit, place) => ({ digit, place }));
  return (
    <div className="odometer" aria-hidden="true">
      <p className="odometer-digits flex items-end gap-[3px] font-medium">
        {digits.map(({ digit, place }) => (
          <b key={place}>{digit}</b>
        ))}
        <span className="ml-1.5">{unit}</span>
      </p>
      <div className="odometer-rule tick-edge" />
      <p className="odometer-due self-end text-right text-sm font-semibold">{due}</p>
      <Tag fact={season.what} advice={season.when} />
    </div>
  );
}

export { Odometer };
