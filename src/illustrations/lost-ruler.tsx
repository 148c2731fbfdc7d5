import { cn } from '@/lib/cn';

/** Printed numbers; the ruler ends at the last one, before the needle. */
const LABELS = [396, 398, 400];
const END = 400;
const NEEDLE = 404;

/** A ruler that ends before the needle's number; a dashed line is the scale that is not there. */
function LostRuler() {
  return (
    <div className="lost-ruler relative mt-5.5" aria-hidden="true" style={{ '--past': NEEDLE - END }}>
      <div
        className={cn(
          'lost-ruler-strip bg-ruler text-ruler-foreground relative h-15 overflow-hidden forced-color-adjust-none',
          'font-display text-sm/none font-semibold tabular-nums',
        )}
      >
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
