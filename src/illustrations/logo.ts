/**
 * The logo: the end of a ruler with one accented tick, on a square of `size` units. It has no letters, so it suits any
 * product name.
 */
export const LOGO = {
  size: 32,
  radius: 8,
  ticks: { d: 'M6.5 0v9M11.25 0v9M20.75 0v9M25.5 0v9', strokeWidth: 2 },
  accent: { d: 'M16 0v23', strokeWidth: 3.5 },
};
