import { expect, it } from 'vitest';
import { visibleShare } from '@/lib/visible-share';

it.each([
  ['a short section', 400, 800, 0.2],
  ['one of two and a half viewports', 2_000, 800, 0.2],
  ['one of ten viewports, which can never show a fifth', 8_000, 800, 0.05],
  ['one without a height', 0, 800, 0.2],
])('%s', (_, height, viewport, share) => {
  expect(visibleShare(height, viewport)).toBe(share);
});
