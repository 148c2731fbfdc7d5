import { DialFace } from './dial-face';

interface DistanceDialProps {
  /** Distance of the closest garage, with its unit. */
  reading: string;
  caption: string;
}

/** Garages by distance from the hub; the needle points at the closest. */
export function DistanceDial({ reading, caption }: DistanceDialProps) {
  return (
    <DialFace>
      <path className="dial-rings" d="M81.6 118.4a26 26 0 1 1 36.8 0M64.6 135.4a50 50 0 1 1 70.8 0" />
      <path className="dial-needle dial-sweep" d="M100 100 126 57" />
      <circle className="dial-hub" cx="100" cy="100" r="6" />
      <g className="dial-pin">
        <circle cx="60" cy="70" r="9" />
        <path d="m56 70 3 3 5-6" />
      </g>
      <g className="dial-pin">
        <circle cx="149" cy="110" r="9" />
        <path d="m145 110 3 3 5-6" />
      </g>
      <g className="dial-pin dial-pin-closest">
        <circle cx="127" cy="55" r="12" />
        <path d="m121.6 55.3 4 4 6.8-8" />
      </g>
      <text className="dial-figure" x="100" y="148">
        {reading}
      </text>
      <text className="dial-label" x="100" y="166">
        {caption}
      </text>
    </DialFace>
  );
}
