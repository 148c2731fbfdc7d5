/**
 * The license plate of a visitor who has joined, for the drawing of a car. It measures 62 by 22 units and is centered
 * on the origin.
 */
function CarPlate({ number, transform }: { number: string; transform: string }) {
  return (
    <g transform={transform}>
      <rect className="fill-paper stroke-ink" x="-31" y="-11" width="62" height="22" rx="4" />
      {/* `textLength` fits a postal code of any length onto the plate. */}
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
