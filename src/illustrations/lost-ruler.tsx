/** Printed numbers; the ruler ends at the last one, before the needle. */
const LABELS = [396, 398, 400];
const END = 400;
const NEEDLE = 404;

/** A ruler that ends before the needle's number; a dashed line is the scale that is not there. */
function LostRuler() {
  return (
    <div className="lost-ruler relative mt-5.5" aria-hidden="true" style={{ '--past': NEEDLE - END }}>
      <div className="lost-ruler-strip bg-ruler text-ruler-foreground relative h-15 overflow-hidden label text-sm leading-none tabular-nums forced-color-adjust-none">
        {LABELS.map((label) => (
          <span key={label} style={{ '--before': END - label }}>
            {label}
          </span>
        ))}
      </div>
      <span className="lost-ruler-missing" />
      <span className="lost-ruler-needle" />
    </div>
  );
}

export { LostRuler };
