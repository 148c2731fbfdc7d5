import { Dial, pointAt } from './dial-face';

const POINTS = 30;
const EDGE = Array.from({ length: 2 * POINTS }, (_, index) => {
  const { x, y } = pointAt((index * 180) / POINTS, index % 2 === 0 ? 84 : 77);
  return `${x} ${y}`;
}).join(' ');

/** A seal with ribbons, whose check mark is drawn as the section fades in. */
function GuaranteeSeal() {
  return (
    <Dial>
      <path d="m52 128-20 60 28-6 18 16 18-52zM148 128l20 60-28-6-18 16-18-52z" />
      <g transform="translate(0 -13)">
        <polygon className="fill-card stroke-foreground stroke-2" strokeLinejoin="round" points={EDGE} />
        <circle className="stroke-foreground fill-none stroke-2" cx="100" cy="100" r="69" />
        <path
          className="seal-check stroke-primary-text fill-none stroke-16"
          d="m65 101 24.5 24.5 48.5-54"
          pathLength="1"
        />
      </g>
    </Dial>
  );
}

export { GuaranteeSeal };
