import { CarPlate } from '@/components/license-plate/car-plate';
import { cn } from '@/lib/cn';

/** The car from above, with its license plate on the roof. It drives down the page or, from `lg` on, to the right. */
function CarTop({ plate }: { plate?: string | undefined }) {
  return (
    <svg
      className={cn(
        'fill-primary mb-11 w-[calc(1.6*var(--strip))] rotate-90',
        'lg:mt-6.5 lg:mr-[calc(var(--gutter)+12px)] lg:mb-4 lg:w-52 lg:rotate-0 lg:short-window:mt-3 lg:short-window:mb-2',
      )}
      viewBox="0 0 200 92"
      aria-hidden="true"
    >
      <path className="fill-ink" d={TIRES} />
      <path d="M16 18C28 10 60 8 100 8s66 2 78 8 18 18 18 30-6 24-18 30-38 8-78 8-72-2-84-10C8 68 6 56 6 46s2-22 10-28z" />
      <path d="M118 9l8-8 8 1-2 8zM118 83l8 8 8-1-2-8z" />
      <path className="fill-ink" d={GLASS} />
      <path
        className="fill-none stroke-(--car-shade) stroke-2"
        d="M144 22c22 4 34 10 40 14M144 70c22-4 34-10 40-14M60 30c-3 10-3 22 0 32h44c4-10 4-22 0-32z"
      />
      <path
        className="stroke-paper fill-none stroke-4"
        strokeLinecap="round"
        d="M182 20c4 3 7 6 8 9M182 72c4-3 7-6 8-9"
      />
      <path className="fill-none stroke-(--lamp) stroke-4" d="M9 30v8M9 54v8" />
      {plate !== undefined && <CarPlate number={plate} transform="translate(88 46)" />}
    </svg>
  );
}

const TIRES =
  'M33 5h24q3 0 3 3v4q0 3-3 3H33q-3 0-3-3V8q0-3 3-3zM145 5h24q3 0 3 3v4q0 3-3 3h-24q-3 0-3-3V8q0-3 3-3zM33 77h24q3 0 3 3v4q0 3-3 3H33q-3 0-3-3v-4q0-3 3-3zM145 77h24q3 0 3 3v4q0 3-3 3h-24q-3 0-3-3v-4q0-3 3-3z';

const GLASS =
  'M128 20c9 8 13 17 13 26s-4 18-13 26l-17-7c3-6 4-12 4-19s-1-13-4-19zM40 22l16 6c-3 6-4 11-4 18s1 12 4 18l-16 6c-5-7-7-15-7-24s2-17 7-24zM62 14l58 1-12 8H66zM62 78l58-1-12-8H66z';

export { CarTop };
