import type { Service } from '@/calculator/types';

const RARE: ReadonlySet<Service> = new Set([
  'Brake Pad Replacement',
  'Battery Replacement',
  'Spark Plug Replacement',
]);

/** Whether no car needs the work at every visit of a year. Its saving per visit then comes before the one of the year. */
export function isRareWork(service: Service): boolean {
  return RARE.has(service);
}
