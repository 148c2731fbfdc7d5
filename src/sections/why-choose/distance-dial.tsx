import { Fragment } from 'react';
import { cn } from '@/lib/cn';
import { arc, DialFace, pointAt } from './dial-face';

interface DistanceDialProps {
  /** In kilometers, each at most 4.5. */
  distances: readonly number[];
  /** Formats the reading, which is the shortest distance. */
  format: (distance: number) => string;
  caption: string;
}

/** The length of a kilometer in units of the drawing. */
const KILOMETER = 20;
/** The distances from the hub to the circles, in kilometers. */
const RINGS = [2, 4];
/** The directions of the garages, in degrees clockwise from the top. */
const DIRECTIONS = [52, -62, 8];

/** Garages by their distance from the hub. The closest one is accented. */
function DistanceDial({ distances, format, caption }: DistanceDialProps) {
  const closestFirst = distances.toSorted((one, other) => one - other);
  const garages = closestFirst.map((distance, index) => {
    const direction = DIRECTIONS[index % DIRECTIONS.length] ?? 0;
    return { distance, closest: index === 0, ...pointAt(direction, distance * KILOMETER) };
  });
  const [closest] = garages;
  return (
    <DialFace>
      {/* The circles are open at the bottom, where the reading is. */}
      {RINGS.map((kilometers) => (
        <Fragment key={kilometers}>
          <path className="stroke-border fill-none stroke-2" d={arc(-100, 100, kilometers * KILOMETER)} />
          <text
            className="stroke-card stroke-6 max-sm:hidden"
            paintOrder="stroke"
            {...pointAt(90, kilometers * KILOMETER)}
            dy="5"
          >
            {kilometers}
          </text>
        </Fragment>
      ))}
      {closest && (
        <path className="stroke-primary-text fill-none stroke-4" d={`M100 100 ${closest.x} ${closest.y}`} />
      )}
      <circle cx="100" cy="100" r="5" />
      {garages.map(({ distance, closest, x, y }) => (
        <g key={distance} transform={`translate(${x} ${y})`}>
          <g className={cn('max-sm:scale-135', closest && 'fill-primary')}>
            <circle r="8.5" />
            <path
              className={cn('fill-none stroke-2', closest ? 'stroke-primary-foreground' : 'stroke-card')}
              d="m-4 .2 2.8 2.8 5-5.6"
            />
          </g>
        </g>
      ))}
      <text className="dial-figure type-figure" x="100" y="148">
        {closest && format(closest.distance)}
      </text>
      <text className="max-sm:hidden" x="100" y="166">
        {caption}
      </text>
    </DialFace>
  );
}

export { DistanceDial };
