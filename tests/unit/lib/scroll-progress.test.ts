import { expect, it } from 'vitest';
import { scrollProgress } from '@/lib/scroll-progress';

it.each([
  ['at the top', 0, 5000, 1000, 0],
  ['half way', 2000, 5000, 1000, 0.5],
  ['at the end', 4000, 5000, 1000, 1],
  ['pulled beyond the end', 4100, 5000, 1000, 1],
  ['pulled beyond the top', -80, 5000, 1000, 0],
  ['on a page that cannot scroll', 0, 700, 1000, 0],
])('measures the progress %s', (_where, scrollY, scrollHeight, innerHeight, progress) => {
  expect(scrollProgress(scrollY, scrollHeight, innerHeight)).toBe(progress);
});
