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
      className="flex flex-1 flex-col items-start justify-end gap-3 px-3 pb-3 sm:px-6 sm:pb-5"
      aria-hidden="true"
    >
      <p className="flex w-full items-end gap-0.75 font-medium">
        {digits.map(({ digit, place }) => (
          <b
            className="odometer-digit text-paper w-7 rounded-sm text-center label text-sm/9 tabular-nums forced-color-adjust-none sm:w-9 sm:text-2xl/13"
            key={place}
          >
            {digit}
          </b>
        ))}
        <span className="ml-1.5">{unit}</span>
      </p>
      <div className="odometer-rule tick-edge relative w-full" />
      <p className="self-end text-right text-sm font-semibold sm:mr-8">{due}</p>
      <Tag className="max-sm:hidden" fact={season.what} advice={season.when} />
    </div>
  );
}

export { Odometer };
