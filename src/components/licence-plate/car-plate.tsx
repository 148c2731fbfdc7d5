/** The licence plate of a visitor who has joined, on a drawn car: 62 by 22 units around its centre. */
function CarPlate({ number, transform }: { number: string; transform: string }) {
  return (
    <g transform={transform}>
      <rect className="fill-paper stroke-ink" x="-31" y="-11" width="62" height="22" rx="4" />
      {/* Fits whatever its letters are: a postal code may be any text. */}
      <text
        className="fill-ink font-display font-bold"
        y="5"
        fontSize="14"
        textAnchor="middle"
        textLength={Math.min([...number].length * 8, 54)}
        lengthAdjust="spacingAndGlyphs"
      >
        {number}
      </text>
    </g>
  );
}

export { CarPlate };
