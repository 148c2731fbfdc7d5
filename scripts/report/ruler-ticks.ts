export interface RulerTicks {
  /** Numbered ticks. */
  major: number[];
  /** Fifths between them, where those are whole. */
  minor: number[];
  end: number;
}

const NICE = [1, 2, 5, 10];

/** Ticks from 0 to the first step at or beyond `max`: whole numbers, as they count. */
export function rulerTicks(max: number, wanted: number): RulerTicks {
  const most = Math.max(max, 1);
  const power = 10 ** Math.floor(Math.log10(most / wanted));
  const nice = NICE.find((factor) => factor * power >= most / wanted) ?? 10;
  const step = Math.max(1, Math.round(nice * power));
  const end = Math.ceil(most / step) * step;
  const steps = (size: number) => Array.from({ length: end / size + 1 }, (_, index) => index * size);
  return { major: steps(step), minor: steps(step % 5 === 0 ? step / 5 : step), end };
}
