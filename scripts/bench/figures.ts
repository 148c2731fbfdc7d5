/** Figures of one run by name. Milliseconds unless the name says otherwise. */
export type Figures = Record<string, number>;

/** The value below which that share (0 to 1) of the values lies, by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(1, Math.ceil(share * sorted.length)) - 1] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Three digits or so. */
export function rounded(value: number): number {
  return Number(value.toFixed(value < 10 ? 3 : 0));
}

/** The median of each figure, rounded. */
export function medians(runs: readonly Figures[]): Figures {
  const of = (name: string) => rounded(median(runs.map((run) => run[name] ?? Number.NaN)));
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, of(name)]));
}
