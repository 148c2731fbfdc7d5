import { expect, it } from 'vitest';
import { loadContent } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';
import { LANGUAGES } from '@/lib/languages';
import { describeDifference, parsePrice } from '@/sections/last-price';

const CONTENTS = await Promise.all(LANGUAGES.map(loadContent));
const english = await loadContent(LANGUAGES[0]);
const { formats, heroPrices } = english;

it.each([
  ['310', 310],
  ['$310', 310],
  ['310.49', 310.49],
  ['129,5', 129.5],
  ['129.50 $', 129.5],
  ['1,250', 1_250],
  ['310 $', 310],
  ['1 250', 1_250],
  ['1\u00a0250\u00a0$', 1_250],
  ['1 250,00', 1_250],
  ['2.000', 2_000],
  ['1,250.49', 1_250.49],
  ['1.250,49', 1_250.49],
  ['CA$ 310', 310],
  ['C$310', 310],
  ['CAD 310.5', 310.5],
  ['310,50 $ CA', 310.5],
  ['310 CAD', 310],
  ["1'250", 1_250],
  ['120.', 120],
  ['$120, ', 120],
  ['96 CAN', 96],
  ['CDN$ 96', 96],
  ['２００００', 20_000],
  ['＄１２０．５０', 120.5],
  ['۱۲۰ $', 120],
  ['5', 5],
  ['20,000', 20_000],
])('reads %j as %d dollars in each language', (text, dollars) => {
  for (const { formats } of CONTENTS) expect(parsePrice(text, formats)).toBe(dollars);
});

it.each([
  ['96 dollars', 96],
  ['96 Dollars.', 96],
  ['96,50 dollars', 96.5],
])('reads %j as %d dollars', (text, dollars) => {
  expect(parsePrice(text, formats)).toBe(dollars);
});

it.each(['', ' ', 'abc', '-310', '0', '4', '4.99', '20,000.01', '20,001', '1e9', '1k', '310 km', '🚗'])(
  'takes %j for no price',
  (text) => {
    for (const { formats } of CONTENTS) expect(parsePrice(text, formats)).toBeNull();
  },
);

const { more, less, about } = heroPrices.lastPrice;

it.each([
  [310, more, 130],
  [310.49, more, 130.49],
  [129.5, less, 50.5],
  [190, more, 10],
  [189, about, 9],
  [171, about, 9],
  [170, less, 10],
])('compares $%i with an estimate of $180: within 5 %% it is about the same', (price, text, difference) => {
  const amount = formats.dollars(difference);
  expect(describeDifference(price, 180, english)).toBe(interpolate(text, { amount }));
});

it('says nothing without a price', () => expect(describeDifference(null, 180, english)).toBe(''));
