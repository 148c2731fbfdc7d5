// Ratios of one run of the bench, compared with those of the stored baseline.
import { type Figures, median, percentile, rounded } from '../figures.ts';

/** Figures of every round, by measurement and page. */
export type Results = Record<string, Record<string, Figures[]>>;

/** A figure of this page by a figure of another page, or of its own; higher is worse. */
export interface Ratio {
  measurement: string;
  figure: string;
  page: string;
  divisor: string;
  /** How many times the baseline is still noise. */
  tolerance: number;
  baseline: number;
}

/**
 * A ratio is lost when its median is beyond the tolerance and at most a quarter of its rounds are not above the
 * baseline: some slow rounds are noise.
 */
export function compare(results: Results, ratios: readonly Ratio[]) {
  return ratios.map(({ tolerance, ...ratio }) => {
    const { measurement, figure, page, divisor, baseline } = ratio;
    // The ratio of each round: what was measured in one round met the machine in the same state.
    const others = results[measurement]?.[page] ?? [];
    const rounds = (results[measurement]?.['this page'] ?? []).map(
      (figures, round) => (figures[figure] ?? Number.NaN) / (others[round]?.[divisor] ?? Number.NaN),
    );
    const now = median(rounds);
    const limit = baseline * tolerance;
    const lost = !(now <= limit) && !(percentile(rounds, 0.25) <= baseline);
    return { ...ratio, now: rounded(now), limit: rounded(limit), lost };
  });
}

/** The ratios with this run's medians as the baseline. */
export function newBaseline(results: Results, ratios: readonly Ratio[]): Ratio[] {
  const compared = compare(results, ratios);
  return ratios.map((ratio, index) => ({ ...ratio, baseline: compared[index]?.now ?? Number.NaN }));
}
