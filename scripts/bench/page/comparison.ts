// Ratios of one run of the bench, compared with those of the stored baseline.
import { type Figures, median, percentile, rounded } from '../figures.ts';

/** Figures of every round, by measurement and page. */
export type Results = Record<string, Record<string, Figures[]>>;
export type Baseline = Record<string, number>;

/** A figure of this page by a figure of another page, or of its own; higher is worse. */
type Ratio = readonly [
  measurement: string,
  figure: string,
  page: string,
  divisor: string,
  tolerance?: number,
];

/** How many times the baseline is still noise, unless a ratio says otherwise. */
const TOLERANCE = 1.15;

const RATIOS: readonly Ratio[] = [
  ['mobile', 'firstPaint', 'without scripts', 'firstPaint'],
  ['mobile', 'largestPaint', 'without scripts', 'largestPaint'],
  ['mobile', 'largestPaint', 'bare page', 'largestPaint'],
  ['desktop', 'largestPaint', 'without scripts', 'largestPaint'],
  ['throttled', 'firstPaint', 'without scripts', 'firstPaint'],
  ['throttled', 'largestPaint', 'without scripts', 'largestPaint'],
  ['throttled', 'largestPaint', 'bare page', 'largestPaint'],
  ['throttled', 'hydrated', 'without scripts', 'largestPaint'],
  ['throttled', 'blocking', 'without scripts', 'blocking', 1.5],
  ['scrolling', 'meanFrame', 'without scripts', 'meanFrame'],
  ['interactions', 'calculatorChange', 'this page', 'calibration'],
  ['interactions', 'listOpens', 'this page', 'calibration'],
  ['interactions', 'dialogOpens', 'this page', 'calibration'],
  ['interactions', 'letterTyped', 'this page', 'calibration'],
];

const nameOf = ([measurement, figure, page, divisor]: Ratio) =>
  `${measurement}: ${figure} / ${page === 'this page' ? divisor : `${page}, ${divisor}`}`;

/** The ratio of each round: what was measured in one round met the machine in the same state. */
function ratiosOf(results: Results, [measurement, figure, page, divisor]: Ratio): number[] {
  const others = results[measurement]?.[page] ?? [];
  return (results[measurement]?.['this page'] ?? []).map(
    (figures, round) => (figures[figure] ?? Number.NaN) / (others[round]?.[divisor] ?? Number.NaN),
  );
}

/** The median ratios, to be stored. */
export function newBaseline(results: Results): Baseline {
  return Object.fromEntries(
    RATIOS.map((ratio) => [nameOf(ratio), rounded(median(ratiosOf(results, ratio)))]),
  );
}

/**
 * Prints the comparison. A ratio is lost when its median is beyond the tolerance and at least three of four rounds are
 * above the baseline: a slow moment of the machine is no loss.
 * @returns How many are lost.
 */
export function compare(results: Results, baseline: Baseline): number {
  const rows = RATIOS.map((ratio) => {
    const name = nameOf(ratio);
    const [, , , , tolerance = TOLERANCE] = ratio;
    const ratios = ratiosOf(results, ratio);
    const before = baseline[name] ?? Number.NaN;
    const within = median(ratios) <= before * tolerance || percentile(ratios, 0.25) <= before;
    return {
      name,
      within,
      row: { baseline: before, now: rounded(median(ratios)), limit: rounded(before * tolerance) },
    };
  });
  console.log('\nRatios beside the baseline; higher is slower');
  console.table(
    Object.fromEntries(rows.map(({ name, within, row }) => [within ? name : `LOST ${name}`, row])),
  );
  return rows.filter(({ within }) => !within).length;
}
