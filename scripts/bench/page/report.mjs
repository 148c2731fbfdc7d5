// Tables of the figures, and whether they are what they have to be.
import { percentile } from '../percentile.mjs';

/** @import { Figures } from './lighthouse.mjs' */
/** One page's figures of every run. @typedef {{ name: string, runs: Figures[] }} Series */
/** @typedef {{ what: string, value: number, limit: number, atLeast?: boolean }} Goal */

/**
 * The figure of the middle run.
 * @param {Series | undefined} series
 * @param {string} figure
 */
export function median(series, figure) {
  const values = (series?.runs ?? []).flatMap((run) => run[figure] ?? []);
  return values.length === 0 ? Number.NaN : percentile(values, 0.5);
}

/** @param {number} value */
function format(value) {
  if (Number.isNaN(value)) return '-';
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 0);
}

/** @param {readonly string[][]} rows */
function printTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join('  ')}`.trimEnd());
  }
}

/**
 * Medians of some pages, and how many times those of one of them.
 * @param {string} title
 * @param {readonly Series[]} pages
 * @param {readonly string[]} figures the ratios are of the largest paint or else of the first
 * @param {string} compared name of the page that the ratios are to
 */
export function printComparison(title, pages, figures, compared) {
  console.log(`\n${title}`);
  const base = pages.find(({ name }) => name === compared);
  const ratioOf = figures.find((figure) => figure === 'largestPaint') ?? figures[0] ?? '';
  printTable([
    ['', ...figures, `x ${compared}`],
    ...pages.map((page) => [
      page.name,
      ...figures.map((figure) => format(median(page, figure))),
      (median(page, ratioOf) / median(base, ratioOf)).toFixed(3),
    ]),
  ]);
}

/**
 * @param {readonly Goal[]} goals
 * @returns {boolean} whether all are met
 */
export function printGoals(goals) {
  const met = (/** @type {Goal} */ { value, limit, atLeast }) =>
    atLeast === true ? value >= limit : value <= limit;
  console.log('\nGoals');
  printTable([
    ['', 'reached', 'goal', ''],
    ...goals.map((goal) => [
      goal.what,
      format(goal.value),
      `${goal.atLeast === true ? '>=' : '<='} ${goal.limit}`,
      met(goal) ? 'met' : 'MISSED',
    ]),
  ]);
  return goals.every(met);
}
