import { Tag } from './tag';

/** Streets and blocks from above; the theft zone is hatched, the pin is the place to park. */
function TheftMap({ what, advice }: { what: string; advice: string }) {
  return (
    <div
      className="border-border relative flex min-h-24 flex-1 items-end border-t-1 bg-(--road) p-2 sm:min-h-42"
      aria-hidden="true"
    >
      <svg
        className="absolute inset-0 size-full"
        viewBox="0 0 400 240"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <pattern
          id="theft-hatch"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="stroke-warning stroke-3" d="M0 0v9" />
        </pattern>
        <g transform="rotate(-9 200 120)">
          <path className="fill-(--map)" d={BLOCKS} />
          <path
            className="stroke-warning stroke-2"
            fill="url(#theft-hatch)"
            fillOpacity=".55"
            d="M66 60h244v98H66z"
          />
        </g>
        <g transform="translate(258 62)">
          <path className="fill-foreground" d="M0 0c-9-12-14-18-14-26a14 14 0 0 1 28 0c0 8-5 14-14 26z" />
          <circle className="fill-warning" cy="-26" r="5" />
        </g>
      </svg>
      <Tag
        fact={
          <>
            {what}
            <span className="max-sm:hidden">.</span>
          </>
        }
        advice={advice}
      />
    </div>
  );
}

const COLUMNS = [
  [-40, 96],
  [76, 120],
  [216, 84],
  [320, 120],
] as const;
const ROWS = [
  [-20, 70],
  [70, 78],
  [168, 96],
] as const;

const BLOCKS = ROWS.flatMap(([y, height]) =>
  COLUMNS.map(([x, width]) => `M${x} ${y}h${width}v${height}h-${width}z`),
).join('');

export { TheftMap };
