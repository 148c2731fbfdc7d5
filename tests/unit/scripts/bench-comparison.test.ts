import { expect, it } from 'vitest';
import { compare, newBaseline, type Ratio, type Results } from '../../../scripts/bench/page/comparison.ts';

/** Rounds in which the page's first paint took so many times that of the page without scripts. */
function rounds(...ratios: number[]): Results {
  return {
    mobile: {
      'this page': ratios.map((ratio, round) => ({ firstPaint: ratio * (1000 + 100 * round) })),
      'without scripts': ratios.map((_, round) => ({ firstPaint: 1000 + 100 * round })),
    },
  };
}

const ratio: Ratio = {
  measurement: 'mobile',
  figure: 'firstPaint',
  page: 'without scripts',
  divisor: 'firstPaint',
  tolerance: 1.15,
  baseline: 1,
};

it('the baseline is the median of the rounds', () => {
  expect(newBaseline(rounds(1.2, 1.1, 5, 1.3, 1.2), [ratio])).toEqual([{ ...ratio, baseline: 1.2 }]);
});

it.each([
  ['the same', [1, 1, 1, 1, 1], false],
  ['slower within noise', [1.1, 1.1, 1.14, 1.14, 1.14], false],
  ['slow in some rounds only', [0.9, 1, 1.3, 1.3, 1.3], false],
  ['slower beyond noise', [1.1, 1.2, 1.2, 1.2, 1.3], true],
  ['not measured', [], true],
])('%s is judged', (_name, ratios, lost) => {
  expect(compare(rounds(...ratios), [ratio])).toMatchObject([{ lost }]);
});

it('a ratio without a baseline is lost', () => {
  expect(compare(rounds(1), [{ ...ratio, baseline: Number.NaN }])).toMatchObject([{ lost: true }]);
});
