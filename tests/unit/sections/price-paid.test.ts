import { expect, it } from 'vitest';
import { loadContent } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';
import { LANGUAGES } from '@/lib/languages';
import { describeDifference, describePricePaid, isUnfinished, parsePrice } from '@/sections/price-paid';

const CONTENTS = await Promise.all(LANGUAGES.map(loadContent));
const english = await loadContent(LANGUAGES[0]);
const { calculatorForm, formats, heroPrices } = english;

// Parsing numbers is tested in formats.test.ts.
it.each([
  ['5', 5],
  ['$310.49', 310.49],
  ['20,000', 20_000],
])('reads %j as %d dollars in each language', (text, dollars) => {
  for (const { formats } of CONTENTS) expect(parsePrice(text, formats)).toBe(dollars);
});

it.each(['', '-310', '4.99', '20,000.01'])('does not accept %j as a price', (text) => {
  for (const { formats } of CONTENTS) expect(parsePrice(text, formats)).toBeNull();
});

/** Returns, for each language, whether a typed string is unfinished. */
const unfinishedIn = (text: string) =>
  CONTENTS.map(({ formats }) => isUnfinished({ text, dollars: parsePrice(text, formats) }, formats));

it.each(['1', '$', '1,', '1,2'])('%j may become a price if the visitor continues to type', (text) => {
  expect(unfinishedIn(text)).toEqual(CONTENTS.map(() => true));
});

it.each(['1,230', '132', '120000', 'abc'])('%j is a price or cannot become one', (text) => {
  expect(unfinishedIn(text)).toEqual(CONTENTS.map(() => false));
});

it.each([
  [310, 'more', 130],
  [310.49, 'more', 130.49],
  [129.5, 'less', 50.5],
  [190, 'more', 10],
  [189, 'about', 9],
  [171, 'about', 9],
  [170, 'less', 10],
] as const)(
  'describes the price paid $%d, compared with our price of $180, as "%s"',
  (dollars, kind, difference) => {
    const pricePaid = { text: String(dollars), dollars };
    const figures = { amount: formats.dollars(difference), price: formats.dollars(dollars) };
    const inHero = interpolate(heroPrices.pricePaid[kind], figures);
    expect(describeDifference(pricePaid, 180, english)).toBe(inHero);
    const inCalculator = interpolate(calculatorForm.savings.pricePaid[kind], figures);
    expect(describePricePaid(pricePaid, 180, english)).toBe(inCalculator);
  },
);

it('shows the accepted range if the text is not a price, and nothing if it is blank', () => {
  expect(describeDifference({ text: ' ', dollars: null }, 180, english)).toBe('');
  const range = { least: formats.dollars(5), most: formats.dollars(20_000) };
  const text = interpolate(heroPrices.pricePaid.none, range);
  expect(describeDifference({ text: 'abc', dollars: null }, 180, english)).toBe(text);
});
