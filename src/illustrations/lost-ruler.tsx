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
      <div className="lost-ruler-strip">
        {labels.map((label) => (
          <span key={label} style={{ '--before': end - label }}>
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
