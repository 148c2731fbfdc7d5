// Ratios of one run of the bench, compared with those of the stored baseline.
import { type Figures, median, percentile, rounded } from '../figures.ts';

/** Figures of every round, by measurement and page. */
export type Results = Record<string, Record<string, Figures[]>>;
export type Baseline = Record<string, number>;

/** How many times the baseline is still noise, unless a ratio says otherwise. */
const TOLERANCE = 1.15;

type Ratio = readonly [
  measurement: string,
  figure: string,
  page: string,
  divisor: string,
  tolerance?: number,
];

/** A figure of this page by a figure of another page, or of its own; higher is worse. */
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

interface Comparison {
  name: string;
  baseline: number;
  now: number;
  limit: number;
  lost: boolean;
}

/**
 * A ratio is lost when its median is beyond the tolerance and at most a quarter of its rounds are not above the
 * baseline: some slow rounds are noise.
 */
export function compare(results: Results, baselines: Baseline): Comparison[] {
  return RATIOS.map(([measurement, figure, page, divisor, tolerance = TOLERANCE]) => {
    const other = [page, divisor].filter((part) => part !== 'this page' && part !== figure);
    const name = `${measurement}: ${figure} / ${other.join(' ')}`;
    // The ratio of each round: what was measured in one round met the machine in the same state.
    const others = results[measurement]?.[page] ?? [];
    const ratios = (results[measurement]?.['this page'] ?? []).map(
      (figures, round) => (figures[figure] ?? Number.NaN) / (others[round]?.[divisor] ?? Number.NaN),
    );
    const now = median(ratios);
    const baseline = baselines[name] ?? Number.NaN;
    const limit = baseline * tolerance;
    const lost = !(now <= limit) && !(percentile(ratios, 0.25) <= baseline);
    return { name, baseline, now: rounded(now), limit: rounded(limit), lost };
  });
}

/** The median ratios, to be stored. */
export function newBaseline(results: Results): Baseline {
  return Object.fromEntries(compare(results, {}).map(({ name, now }) => [name, now]));
}
