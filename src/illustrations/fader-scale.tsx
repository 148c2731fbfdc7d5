/** Places are 0..1 along the track. */
interface FaderScaleProps {
  ticks: readonly { at: number; size: TickSize }[];
  labels: readonly { at: number; text: string; hidesWhenNarrow?: boolean }[];
}

const TICK_LENGTHS = { long: 14, middle: 10, short: 6.5 };
type TickSize = keyof typeof TICK_LENGTHS;

/** The printed scale under a fader, as wide as the way of its cap. */
export function FaderScale({ ticks, labels }: FaderScaleProps) {
  return (
    <svg className="fader-scale" width="100%" aria-hidden="true">
      {ticks.map(({ at, size }) => (
        <line key={at} x1={percent(at)} x2={percent(at)} y2={TICK_LENGTHS[size]} />
      ))}
      {labels.map(({ at, text, hidesWhenNarrow }) => (
        <text key={at} x={percent(at)} className={hidesWhenNarrow ? 'fader-crowded' : undefined}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Rounded, as the browser that hydrates must print what the server printed. */
function percent(share: number): string {
  return `${Math.round(share * 100_000) / 1_000}%`;
}
