import { positionOf, roundDistance } from '@/calculator/distance-scale';
import { AGE_RANGE, DISTANCE_RANGE } from '@/calculator/ranges';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';

/** The lengths of ticks in pixels. Only long ticks have labels. */
const [LONG, MEDIUM, SHORT] = [14, 10, 6.5];

/** The ticks below a slider. Positions run from 0 to 1 along the track. */
type Scale = readonly { value: number; position: number; length: number }[];

const LABELED_DISTANCES = [100, 1_000, 10_000, 100_000, 500_000];

/**
 * Nine ticks per power of ten, as on a slide rule, but only at values that the slider can have. The fifth of the nine ticks
 * is longer.
 */
const DISTANCE_SCALE: Scale = [100, 1_000, 10_000, 100_000]
  .flatMap((power) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => digit * power))
  .filter((km) => km <= DISTANCE_RANGE.max && roundDistance(km) === km)
  .map((km) => {
    const short = String(km).startsWith('5') ? MEDIUM : SHORT;
    return { value: km, position: positionOf(km), length: LABELED_DISTANCES.includes(km) ? LONG : short };
  });

const AGE_SCALE: Scale = Array.from({ length: AGE_RANGE.max + 1 }, (_, years) => ({
  value: years,
  position: years / AGE_RANGE.max,
  length: years % 5 === 0 ? LONG : SHORT,
}));

/**
 * The scale below a slider, as wide as the distance that the thumb can travel. It is an SVG, because browsers blur or drop
 * gradient ticks whose spacing is not a whole number of pixels.
 */
function SliderTicks({ scale }: { scale: Scale }) {
  const { formats } = useContent();
  const thousandths = (position: number) => Math.round(position * 1000);
  return (
    <div
      data-slot="slider-scale"
      className="text-muted-foreground relative mx-3.5 h-10 text-xs tabular-nums"
      aria-hidden="true"
    >
      <svg
        className="text-foreground h-3.5 w-full overflow-visible stroke-current"
        viewBox={`0 0 1000 ${LONG}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          vectorEffect="non-scaling-stroke"
          shapeRendering="crispEdges"
          d={scale.map(({ position, length }) => `M${thousandths(position)} 0v${length}`).join('')}
        />
      </svg>
      {scale
        .filter(({ length }) => length === LONG)
        .map(({ value, position }) => (
          <span
            key={value}
            // On the narrowest phones, the last power of ten has no label, because it is close to the end of the track.
            className={cn('absolute top-4.5 -translate-x-1/2', value === 100_000 && 'max-xs:hidden')}
            style={{ left: `${thousandths(position) / 10}%` }}
          >
            {formats.onScale(value)}
          </span>
        ))}
    </div>
  );
}

export { AGE_SCALE, DISTANCE_SCALE, type Scale, SliderTicks };
