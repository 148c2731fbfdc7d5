import { useId } from 'react';

const ARC = 'M14 122a106 106 0 0 1 212 0';

/** A half-circle of ticks with a needle at a percentage (0..100). */
export function SavingsGauge({ percent }: { percent: number }) {
  const reached = useId();
  return (
    <svg className="gauge" viewBox="0 0 240 128" aria-hidden="true" style={{ '--percent': percent }}>
      <mask id={reached}>
        <path className="gauge-reach" d={ARC} pathLength="100" />
      </mask>
      <path className="gauge-ticks" d={ARC} pathLength="100" />
      <path className="gauge-ticks gauge-bright" mask={`url(#${reached})`} d={ARC} pathLength="100" />
      <path className="gauge-needle" d="M120 34V2" />
    </svg>
  );
}
