// What the figures have to be. Milliseconds, but for scores, ratios and the shift.
import { percentile } from '../percentile.mjs';
import { CATEGORIES } from './lighthouse.mjs';
import { median } from './report.mjs';
import { THIS_PAGE, WITHOUT_SCRIPTS } from './variants.mjs';

/** @import { Goal, Series } from './report.mjs' */
/** @import { timeInteractions } from './interactions.mjs' */

/**
 * @param {{
 *   mobile: Series[], desktop: Series[], applied: Series[], scrolling: Series[],
 *   interactions: Awaited<ReturnType<typeof timeInteractions>>
 * }} results
 * @returns {Goal[]}
 */
export function goalsOf({ mobile, desktop, applied, scrolling, interactions }) {
  const simulated = { mobile, desktop };
  const { calculator, opening, typing } = interactions;
  const inTime = median(page(scrolling), 'framesInTime');
  return [
    ...Object.entries(simulated).flatMap(([formFactor, pages]) => [
      ...CATEGORIES.map((category) => ({
        what: `${formFactor}: ${category}`,
        value: median(page(pages), category),
        limit: 100,
        atLeast: true,
      })),
      { what: `${formFactor}: largest paint, times without scripts`, value: ratio(pages), limit: 1.05 },
      { what: `${formFactor}: total blocking time`, value: median(page(pages), 'blocking'), limit: 30 },
      { what: `${formFactor}: layout shift`, value: median(page(pages), 'shift'), limit: 0.005 },
    ]),
    { what: 'applied: largest paint, times without scripts', value: ratio(applied), limit: 1.1 },
    { what: 'applied: hydrated', value: median(page(applied), 'hydrated'), limit: 1600 },
    { what: 'applied: layout shift', value: median(page(applied), 'shift'), limit: 0.005 },
    { what: '4x CPU: calculator change to paint', value: percentile(calculator, 0.5), limit: 50 },
    { what: '4x CPU: dialog opens', value: percentile(opening, 0.5), limit: 100 },
    { what: '4x CPU: letter typed to paint', value: percentile(typing, 0.5), limit: 50 },
    { what: '4x CPU: frames in time while scrolling, %', value: inTime, limit: 99, atLeast: true },
  ];
}

/** @param {readonly Series[]} pages */
function page(pages, { name } = THIS_PAGE) {
  return pages.find((series) => series.name === name);
}

/** @param {readonly Series[]} pages */
function ratio(pages) {
  return median(page(pages), 'largestPaint') / median(page(pages, WITHOUT_SCRIPTS), 'largestPaint');
}
