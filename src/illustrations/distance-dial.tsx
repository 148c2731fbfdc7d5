import { Fragment } from 'react';
import { DialFace, pointAt } from './dial-face';

interface DistanceDialProps {
  /** Kilometres, closest first, each at most 4.5. */
  distances: readonly [number, ...number[]];
  unit: string;
  caption: string;
}

/** Units of the drawing for a kilometre. */
const KILOMETRE = 20;
/** Where a circle is drawn for that many kilometres. */
const RINGS = [2, 4];
/** Directions of the garages, in degrees clockwise from the top. */
const DIRECTIONS = [52, -62, 8];

/** Garages by their distance from the hub, on one scale; the red one is the closest. */
export function DistanceDial({ distances, unit, caption }: DistanceDialProps) {
  const garages = distances.map((distance, index) => {
    const direction = DIRECTIONS[index % DIRECTIONS.length] ?? 0;
    return { distance, direction, ...pointAt(direction, distance * KILOMETRE) };
  });
  const [closest] = garages;
  return (
    <DialFace>
      {RINGS.map((kilometres) => (
        <Fragment key={kilometres}>
          <path className="dial-ring" d={arc(kilometres * KILOMETRE)} />
          <text {...pointAt(90, kilometres * KILOMETRE)} dy="5">
            {kilometres}
          </text>
        </Fragment>
      ))}
      {closest && <path className="dial-needle" d={`M100 100 ${closest.x} ${closest.y}`} />}
      <circle className="dial-hub" cx="100" cy="100" r="5" />
      {garages.map(({ distance, x, y }) => (
        <g className="dial-garage" key={distance} transform={`translate(${x} ${y})`}>
          <circle r="8.5" />
          <path d="m-4 .2 2.8 2.8 5-5.6" />
        </g>
      ))}
      <text className="dial-figure" x="100" y="148">
        {`${distances[0]} ${unit}`}
      </text>
      <text x="100" y="166">
        {caption}
      </text>
    </DialFace>
  );
}

/** An arc around the hub, open at the bottom where the figure stands. */
function arc(radius: number): string {
  const [from, to] = [pointAt(-100, radius), pointAt(100, radius)];
  return `M${from.x} ${from.y}A${radius} ${radius} 0 1 1 ${to.x} ${to.y}`;
}
