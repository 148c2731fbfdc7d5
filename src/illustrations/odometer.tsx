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
    <div
      className="odometer flex flex-1 flex-col items-start justify-end gap-2 px-3 pb-3 sm:gap-4 sm:px-6 sm:pb-5"
      aria-hidden="true"
    >
      <p className="odometer-digits flex w-full items-end gap-[3px] font-medium">
        {digits.map(({ digit, place }) => (
          <b key={place}>{digit}</b>
        ))}
        <span className="ml-1.5">{unit}</span>
      </p>
      <div className="odometer-rule tick-edge relative w-full" />
      <p className="self-end text-right text-sm font-semibold max-sm:mt-1 max-sm:leading-tight sm:-mt-1 sm:mr-[32px]">
        {due}
      </p>
      <Tag className="max-sm:hidden" fact={season.what} advice={season.when} />
    </div>
  );
}

export { Odometer };
