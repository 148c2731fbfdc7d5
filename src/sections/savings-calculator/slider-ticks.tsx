import { positionOf, roundDistance } from '@/calculator/distance-scale';
import { AGE_RANGE, DISTANCE_RANGE } from '@/calculator/ranges';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { rounded, type Tick, Ticks } from './ticks';

/** Labelled kilometres and years. */
const DISTANCES = [100, 1_000, 10_000, 100_000, 500_000];
const AGES = [0, 5, 10, 15];

/** Ticks and labels under a slider. */
interface Scale {
  ticks: readonly Tick[];
  /** Positions are 0..1 along the track. */
  labels: readonly { position: number; value: number; hidesWhenNarrow?: boolean }[];
}

/** Nine ticks to a power of ten, as on a slide rule, where the slider has a value; the fifth is longer. */
const DISTANCE_SCALE: Scale = {
  ticks: slideRule(DISTANCE_RANGE).map((km) => {
    const isLabelled = DISTANCES.includes(km);
    const startsWithFive = Number.isInteger(Math.log10(km / 5));
    return { position: positionOf(km), size: isLabelled ? 'long' : startsWithFive ? 'medium' : 'short' };
  }),
  labels: DISTANCES.map((km, index) => ({
    position: positionOf(km),
    value: km,
    // The last power of ten is close to the end of the track.
    hidesWhenNarrow: index === DISTANCES.length - 2,
  })),
};

const YEARS = Array.from({ length: AGE_RANGE.max - AGE_RANGE.min + 1 }, (_, year) => AGE_RANGE.min + year);

const AGE_SCALE: Scale = {
  ticks: YEARS.map((year) => {
    const isLabelled = AGES.includes(year);
    return { position: year / AGE_RANGE.max, size: isLabelled ? 'long' : 'short' };
  }),
  labels: AGES.map((year) => ({ position: year / AGE_RANGE.max, value: year })),
};

/** The values of the distance slider with one digit before their zeros. */
function slideRule({ min, max }: { min: number; max: number }): number[] {
  const values: number[] = [];
  for (let power = min; power <= max; power *= 10) {
    for (let digit = 1; digit <= 9 && digit * power <= max; digit++) values.push(digit * power);
  }
  return values.filter((km) => roundDistance(km) === km);
}

/** The printed scale under a slider, as wide as the thumb's range. */
function SliderTicks({ ticks, labels }: Scale) {
  const { formats } = useContent();
  return (
    <div
      data-slot="slider-scale"
      className="text-muted-foreground relative mx-3.5 h-10 text-xs tabular-nums"
      aria-hidden="true"
    >
      <Ticks className="text-foreground h-3.5" ticks={ticks} />
      {labels.map(({ position, value, hidesWhenNarrow = false }) => (
        <span
          key={value}
          className={cn('absolute top-4.5 -translate-x-1/2', hidesWhenNarrow && 'max-xs:hidden')}
          style={{ left: `${rounded(position) / 10}%` }}
        >
          {formats.tick(value)}
        </span>
      ))}
    </div>
  );
}

export { AGE_SCALE, DISTANCE_SCALE, type Scale, SliderTicks };
