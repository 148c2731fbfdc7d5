import { cn } from '@/lib/cn';

/** Of 14 units, which are pixels in a drawing of that height. */
const LENGTHS = { long: 14, medium: 10, short: 6.5 };

/** A position is 0..1 along the scale. */
interface Tick {
  position: number;
  size: keyof typeof LENGTHS;
}

/** Ticks that hang from the upper edge. SVG, since engines blur or drop ticks of a gradient that are fractions of a pixel apart. */
function Ticks({ className, ticks }: { className: string; ticks: readonly Tick[] }) {
  return (
    <svg
      className={cn('w-full overflow-visible stroke-current', className)}
      viewBox="0 0 1000 14"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        vectorEffect="non-scaling-stroke"
        shapeRendering="crispEdges"
        d={ticks.map(({ position, size }) => `M${rounded(position)} 0v${LENGTHS[size]}`).join('')}
      />
    </svg>
  );
}

/** A position in thousandths. */
function rounded(position: number): number {
  return Math.round(position * 1000);
}

export { rounded, type Tick, Ticks };
