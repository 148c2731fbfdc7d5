import { DialFace } from './dial-face';

/** Garages around you by distance; the needle points at the closest. */
export function DistanceDial() {
  return (
    <DialFace>
      <g className="dial-rings">
        <circle cx="100" cy="100" r="26" />
        <circle cx="100" cy="100" r="50" />
      </g>
      <path className="dial-needle dial-sweep" d="M100 100 126 57" />
      <circle className="dial-hub" cx="100" cy="100" r="6" />
      <g className="dial-pin">
        <circle cx="60" cy="84" r="9" />
        <path d="m56 84 3 3 5-6" />
      </g>
      <g className="dial-pin">
        <circle cx="118" cy="144" r="9" />
        <path d="m114 144 3 3 5-6" />
      </g>
      <g className="dial-pin dial-pin-closest">
        <circle cx="127" cy="55" r="12" />
        <path d="m121.6 55.3 4 4 6.8-8" />
      </g>
    </DialFace>
  );
}
