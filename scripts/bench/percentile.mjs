/**
 * The value below which that share of the values lies (nearest rank).
 * @param {readonly number[]} values not empty
 * @param {number} share 0 to 1
 */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}
