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
          <path className="fill-(--map)" d="M-40-20h480v284H-40z" />
          <path
            className="stroke-(--road)"
            strokeWidth="20"
            d="M66-20v284M206-20v284M310-20v284M-40 60h480M-40 158h480"
          />
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
      <p className="border-border bg-card shadow-tag relative rounded-sm border-1 px-3 py-2 text-sm">
        <b>{what}</b>
        <span className="max-sm:hidden">
          <b>.</b> {advice}
        </span>
      </p>
    </div>
  );
}

export { TheftMap };
