/** A background of three chevrons, which covers its container. */
function Chevrons() {
  return (
    <svg
      className="absolute inset-0 size-full fill-(--primary-shade) print:hidden forced-colors:hidden"
      viewBox="0 0 900 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path d="M0 0h120l160 200L120 400H0l160-200zM300 0h120l160 200-160 200H300l160-200zM600 0h120l160 200-160 200H600l160-200z" />
    </svg>
  );
}

export { Chevrons };
