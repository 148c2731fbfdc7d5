interface LostRulerProps {
  /** Printed numbers, ascending; the ruler ends at the last one. */
  labels: readonly number[];
  /** Position of the needle, past the end. */
  needle: number;
}

/** A ruler that ends before the needle's number; a dashed line is the scale that is not there. */
function LostRuler({ labels, needle }: LostRulerProps) {
  const end = labels.at(-1) ?? needle;
  return (
    <div className="lost-ruler relative" aria-hidden="true" style={{ '--past': needle - end }}>
      <div className="lost-ruler-strip relative h-15 w-(--end) overflow-hidden bg-ruler text-ruler-foreground forced-color-adjust-none">
        {labels.map((label) => (
          <span
            key={label}
            className="absolute top-2.5 right-[calc(var(--before)*var(--unit)+8px)] font-display text-sm leading-none font-semibold tabular-nums"
            style={{ '--before': end - label }}
          >
            {label}
          </span>
        ))}
      </div>
      <span className="absolute bottom-0 left-(--end) w-[calc(var(--past)*var(--unit))] border-b-[1.5px] border-dashed border-input" />
      <span className="lost-ruler-needle absolute -top-7 left-[calc(var(--end)+var(--past)*var(--unit)-2px)] h-29.5 w-1 origin-top bg-primary-text forced-color-adjust-none" />
    </div>
  );
}

export { LostRuler };
