import type { CSSProperties } from 'react';
import './lost-ruler.css';

interface LostRulerProps {
  /** Printed numbers, ascending; the ruler ends at the last one. */
  labels: readonly number[];
  /** Where the needle hangs, past the end. */
  needle: number;
}

/** A ruler that ends before the number looked for: the needle hangs beyond it, in thin air. */
export function LostRuler({ labels, needle }: LostRulerProps) {
  const end = labels.at(-1) ?? needle;
  return (
    <div className="lost-ruler" aria-hidden="true" style={{ '--past': needle - end } as CSSProperties}>
      <div className="lost-ruler-strip">
        {labels.map((label) => (
          <i key={label} style={{ '--before': end - label } as CSSProperties}>
            {label}
          </i>
        ))}
      </div>
      <span className="lost-ruler-needle" />
    </div>
  );
}
