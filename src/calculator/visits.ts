/** Visits a year below each yearly distance in kilometres, the shortest first (Specification, section 9). */
const VISITS_UNDER = [
  { distance: 10_000, visits: 2 },
  { distance: 20_000, visits: 3 },
] as const;

const VISITS_OTHERWISE = 4;

/** How often a car that drives so many kilometres a year comes in. */
export function visitsPerYear(distancePerYear: number): number {
  return VISITS_UNDER.find(({ distance }) => distancePerYear < distance)?.visits ?? VISITS_OTHERWISE;
}
