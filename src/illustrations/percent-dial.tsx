import { DialFace, RimTicks } from './dial-face';

interface PercentDialProps {
  /** Percentage saved, 0 to 100. */
  percent: number;
  before: string;
  after: string;
}

/** A percentage of the whole circle. */
export function PercentDial({ percent, before, after }: PercentDialProps) {
  return (
    <DialFace scale={<RimTicks count={50} majors={10} />}>
      <path
        className="dial-saved"
        d="M100 14a86 86 0 0 1 0 172a86 86 0 0 1 0-172"
        pathLength="100"
        strokeDasharray={`${percent} 100`}
      />
      <text className="dial-label dial-before" x="100" y="86">
        {before}
      </text>
      <text className="dial-share" x="100" y="126">
        {`${percent}%`}
      </text>
      <text className="dial-label" x="100" y="145">
        {after}
      </text>
    </DialFace>
  );
}
