import { CarSide } from './car-side';

interface RoadsideNightProps {
  place: string;
  /** The distance from the tow truck to the car, as text and in kilometers. */
  distance: string;
  distanceInKm: number;
  /** The text on the license plate of the car. */
  plate?: string | undefined;
}

/**
 * The horizontal positions of the tow truck and of the car, in units of the drawing. The ruler measures the distance between
 * the two positions.
 */
const TRUCK_X = 420;
const CAR_X = 740;

/**
 * A tow truck on its way to a car at night. A road sign shows the distance. The edge of the road is a ruler with a long tick
 * for each kilometer. The accented tick is at the car.
 */
function RoadsideNight({ place, distance, distanceInKm, plate }: RoadsideNightProps) {
  const kilometer = (CAR_X - TRUCK_X) / distanceInKm;
  return (
    <div className="grid flex-1 items-end lg:pointer-events-none lg:absolute lg:inset-0" aria-hidden="true">
      {/* A narrow card shows only the right end of the drawing, with the sign and the car. */}
      <svg
        className="w-full overflow-visible forced-color-adjust-none max-sm:w-[max(100%,15.5rem)] max-sm:justify-self-end lg:h-62 print:h-48"
        viewBox="314 72 548 248"
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
      >
        <path className="fill-paint opacity-9" d={WOODS} />
        <path className="fill-asphalt" d="M-1500 256H1500V330H-1500z" />
        <path className="stroke-paint fill-none stroke-2" d="M-1500 258H1500M-1500 300H1500" />
        <g className="stroke-paint fill-none">
          <path
            d={`M${CAR_X} 305H-1500M${CAR_X} 305H1500`}
            strokeDasharray={`1 ${kilometer / 10 - 1}`}
            strokeDashoffset=".5"
            strokeWidth="10"
          />
          <path
            d={`M${CAR_X} 308.5H-1500M${CAR_X} 308.5H1500`}
            strokeDasharray={`2 ${kilometer - 2}`}
            strokeDashoffset="1"
            strokeWidth="17"
          />
        </g>
        <path className="stroke-primary-mark stroke-4" d={`M${CAR_X} 300V324`} />
        <path className="fill-paint opacity-12" d="M478 262 691 246V282L478 272z" />
        <g className="fill-paper" textAnchor="middle">
          <path className="stroke-panel-muted stroke-6" d="M570 196V256M658 196V256" />
          <rect x="516" y="88" width="196" height="110" rx="10" />
          <rect className="stroke-ink fill-none stroke-2" x="522" y="94" width="184" height="98" rx="6" />
          <text className="fill-ink type-label" x="614" y="129" fontSize="29">
            {place}
          </text>
          <text className="fill-ink type-figure" x="614" y="178" fontSize="48" wordSpacing="6">
            {distance}
          </text>
        </g>
        <TowTruck />
        <CarSide atNight transform="translate(646 205) scale(.8)" plate={plate} />
        <path
          className="fill-none stroke-(--lamp) stroke-4"
          strokeLinecap="round"
          d="M642 240l-12-8M640 248h-14M834 240l12-8M836 248h14"
        />
      </svg>
    </div>
  );
}

/** Conifers of different heights along the horizon. */
const WOODS = [10, 60, 130, 176, 240, 310, 352, 410, 462, 690, 742, 790, 836]
  .map((x, index) => {
    const height = 44 + (((index + 4) * 29) % 38);
    return `M${x - 22} 256h44l-14-${height * 0.5}h7l-15-${height * 0.5}-15 ${height * 0.5}h7z`;
  })
  .join('');

function TowTruck() {
  return (
    <g className="fill-paint" transform="translate(354 220)">
      <path
        className="stroke-paint fill-none stroke-4"
        strokeLinecap="round"
        d="M70 42 22 4M24 6v20a5 5 0 1 0 6 5"
      />
      <path d="M4 38h76V18q0-5 5-5h17q6 0 9 5l9 14h6q5 0 5 5v14H4z" />
      <path className="fill-panel" d="M90 19h11q3 0 5 3l6 10H90z" />
      <path
        className="fill-none stroke-(--lamp) stroke-4"
        strokeLinecap="round"
        d="M88 10h12M82 4l-5-5M94 1v-7M106 4l5-5"
      />
      <circle className="fill-ink" cx="28" cy="52" r="12" />
      <circle cx="28" cy="52" r="5" />
      <circle className="fill-ink" cx="106" cy="52" r="12" />
      <circle cx="106" cy="52" r="5" />
    </g>
  );
}

export { RoadsideNight };
