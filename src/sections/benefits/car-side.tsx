import { CarPlate } from '@/components/license-plate/car-plate';

interface CarSideProps {
  transform: string;
  /** The text on the car's license plate. */
  plate?: string | undefined;
  /** Whether the car is on a road at night. If false, it is on a card. */
  atNight?: boolean;
}

/**
 * The car from the side, as a part of a larger drawing. It measures 234 by 94 units, and its wheels are on the lower edge.
 */
function CarSide({ transform, plate, atNight = false }: CarSideProps) {
  const ground = atNight ? 'fill-panel' : 'fill-card';
  const rims = atNight ? 'fill-paper' : 'fill-card';
  const tires = atNight ? 'fill-ink' : 'fill-foreground';
  return (
    <g transform={transform}>
      <path
        className="fill-primary"
        d="M4 62C4 51 8 47 20 44L50 38C64 25 80 16 106 15h26c20 0 34 8 50 22l30 6c10 2 14 7 14 16v8c0 4-2 6-6 6H11c-5 0-7-2-7-6z"
      />
      <path className={ground} d="M66 38c10-9 19-14 36-15v15zM109 23h21c15 0 24 6 35 15h-56z" />
      <path
        className="stroke-primary-foreground fill-none stroke-2 opacity-85"
        d="M105.5 44v27M118 49h9M74 49h9M205 50h15M10 53h11"
      />
      <circle className={ground} cx="56" cy="75" r="21" />
      <circle className={ground} cx="180" cy="75" r="21" />
      <circle className={tires} cx="56" cy="76.5" r="17.5" />
      <circle className={rims} cx="56" cy="76.5" r="7.5" />
      <circle className={tires} cx="180" cy="76.5" r="17.5" />
      <circle className={rims} cx="180" cy="76.5" r="7.5" />
      {plate !== undefined && <CarPlate number={plate} transform="translate(118 60) scale(1.25)" />}
    </g>
  );
}

export { CarSide };
