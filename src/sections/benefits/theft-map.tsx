/** A map with streets and blocks. The theft zone is hatched, and the pin marks a parking spot inside it. */
function TheftMap({ what, advice }: { what: string; advice: string }) {
  return (
    <div
      className="border-border flex flex-1 flex-col items-start overflow-clip border-t-1 bg-(--road) p-2"
      aria-hidden="true"
    >
      <svg className="h-24 w-full grow overflow-visible sm:h-32" viewBox="46 14 280 172" aria-hidden="true">
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
          <path className="fill-(--map)" d="M-600-600h1600v1600H-600z" />
          <path
            className="stroke-(--road)"
            strokeWidth="20"
            d="M-74-600v1600M66-600v1600M206-600v1600M310-600v1600M450-600v1600M-600-50h1600M-600 60h1600M-600 158h1600M-600 268h1600"
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
      <p className="border-border bg-card shadow-tag relative mt-2 rounded-sm border-1 px-3 py-2 text-sm">
        <b>{what}</b>
        <span className="max-sm:hidden">
          <b>.</b> {advice}
        </span>
      </p>
    </div>
  );
}

export { TheftMap };
