interface OdometerProps {
  reading: string;
  unit: string;
  due: string;
  season: { what: string; when: string };
}

/**
 * An odometer above a scale without numbers. The thick tick marks the current reading. The bracket spans the distance
 * between that tick and the point where the service is due. It always spans 20 ticks, so each tick is a twentieth of the
 * remaining distance.
 */
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
            className="odometer-digit text-paper w-7 rounded-sm text-center type-label text-sm/9 forced-color-adjust-none sm:w-9 sm:text-2xl/13"
            key={place}
          >
            {digit}
          </b>
        ))}
        <span className="ml-1.5">{unit}</span>
      </p>
      <div className="odometer-rule relative h-4 w-full [--unit:4px] sm:[--unit:8px]">
        <i className="border-primary-mark absolute -top-1.25 right-[calc(5*var(--unit)-1px)] h-7.5 w-[calc(20*var(--unit)+2px)] border-t-3 border-l-3" />
        <i className="bg-foreground absolute right-[calc(5*var(--unit)-2px)] h-6.5 w-0.75" />
      </div>
      <p className="self-end text-right text-sm font-semibold sm:mr-8">{due}</p>
      <p className="border-border bg-card shadow-tag rounded-sm border-1 px-3 py-2 text-sm max-sm:hidden">
        <b>{season.what}</b> {season.when}
      </p>
    </div>
  );
}

export { Odometer };
