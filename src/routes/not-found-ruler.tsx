/** The printed numbers. The ruler ends at the last one. */
const LABELS = [396, 398, 400];

/** A drawing of a ruler that ends at 400, and of a needle that points at 404. A dashed line connects the two. */
function NotFoundRuler() {
  return (
    <div className="not-found-ruler relative mt-5.5" aria-hidden="true">
      <div className="not-found-ruler-strip bg-ruler text-ruler-foreground relative flex h-15 justify-end overflow-hidden type-label text-sm leading-none tabular-nums forced-color-adjust-none">
        {LABELS.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <span className="not-found-ruler-missing" />
    </div>
  );
}

export { NotFoundRuler };
