import { arc, Dial, pointAt } from './dial-face';
import { StarIcon } from './icons';

/** Points of the seal's edge. */
const POINTS = 30;
/** Directions of the stars, in degrees clockwise from the top. */
const STARS = [156, 168, 180, 192, 204];
const EDGE = Array.from({ length: 2 * POINTS }, (_, index) => {
  const { x, y } = pointAt((index * 180) / POINTS, index % 2 === 0 ? 84 : 77);
  return `${x} ${y}`;
}).join(' ');

/** A seal with ribbons, whose check mark is drawn as the section appears. The promise runs around it. */
function GuaranteeSeal({ promise }: { promise: string }) {
  return (
    <Dial>
      <path d="m52 128-20 60 28-6 18 16 18-52zM148 128l20 60-28-6-18 16-18-52z" />
      <g transform="translate(0 -13)">
        <polygon className="fill-card stroke-foreground stroke-2" strokeLinejoin="round" points={EDGE} />
        <circle className="stroke-foreground fill-none stroke-[1.5]" cx="100" cy="100" r="69" />
        <circle className="stroke-border fill-none stroke-[1.5] max-sm:hidden" cx="100" cy="100" r="46" />
        <path className="fill-none" id="seal-promise" d={arc(-150, 150, 53)} />
        <text className="max-sm:hidden">
          <textPath href="#seal-promise" startOffset="50%">
            {promise}
          </textPath>
        </text>
        {STARS.map((degrees) => (
          <g key={degrees} className="max-sm:hidden" transform={`rotate(${degrees + 180} 100 100)`}>
            <StarIcon x="95" y="152.5" width="10" height="10" />
          </g>
        ))}
        <path
          className="seal-check stroke-primary-text origin-[100px_100px] fill-none stroke-12 max-sm:scale-135"
          d="m74 101 18 18 36-40"
          pathLength="1"
        />
      </g>
    </Dial>
  );
}

export { GuaranteeSeal };
