import { describe, expect, it } from 'vitest';
import { DEFAULT_INPUT } from '@/calculator/types';
import { LANGUAGES } from '@/lib/languages';
import { contentOf } from '../../setup/content';

type Modules = Record<string, Record<string, unknown>>;
const modules: Modules = import.meta.glob(['/src/content/*/*.ts', '!/src/content/*/index.ts'], {
  eager: true,
});
const filesOf = (code: string) => Object.keys(modules).filter((file) => file.includes(`/content/${code}/`));
const namesOf = (code: string) => filesOf(code).map((file) => file.split('/').at(-1));

/** Lists the texts in a value, each with its path, such as `.hero.countdown.today`. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

/** Lists the texts of a language, each with the English text at the same path. */
const pairsOf = (code: string) =>
  filesOf(code).flatMap((file) => {
    const english = Object.fromEntries(textsOf(modules[file.replace(`/${code}/`, '/en/')], ''));
    return textsOf(modules[file], '').map(([path, text]) => ({ path, text, english: english[path] ?? '' }));
  });

/**
 * Texts that may be the same as in English: the texts under `any` in every language, and the texts under a language's code
 * in that language.
 */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  any: ['CKRV 218'],
  fr: ['Messages', 'Sections', 'Sport', 'Standard', 'transparent'],
};

/**
 * The names of the placeholders in texts. `product` is filled in when a language is loaded, and the others when a text is
 * shown.
 */
const PLACEHOLDERS = [
  ...Object.keys(DEFAULT_INPUT),
  ...`product
  age amount annualSavings car contact date days dealershipPrice distance email estimate factors least most
  nationalBrandPrice price productPrice savingsPerVisit text url value visits year`.split(/\s+/),
];

it('all French buttons that open the waitlist have the same label', async () => {
  const { benefits, calculatorForm, hero, topBar } = await contentOf('fr');
  const { compact, savings } = calculatorForm;
  const labels = [topBar.join.label, hero.join, benefits.action, savings.join, compact.join];
  expect([...new Set(labels)]).toEqual(['S’inscrire à la liste']);
});

it('each of the owner’s facts is given in every language or in none', async () => {
  const given = await Promise.all(
    LANGUAGES.map(async ({ code }) => Object.values((await contentOf(code)).ownerFacts).map(Boolean)),
  );
  expect(new Set(given.map(String)).size, 'Write the fact in each language’s `owner-facts.ts`').toBe(1);
});

/**
 * Properties that are not in the description: those that do not change the price, and the service, which is shown
 * separately.
 */
const NOT_IN_DESCRIPTION = ['make', 'model', 'variant', 'service'];

it.each(LANGUAGES)(
  'the description of an estimate in $name mentions every factor in the price',
  async ({ code }) => {
    const { factors } = await contentOf(code);
    const mentioned = [...factors.join().matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const advice =
      'Add it to `factors` (calculator-choices.ts). If it does not change the price, add it to NOT_IN_DESCRIPTION';
    expect(mentioned, advice).toEqual(
      expect.arrayContaining(Object.keys(DEFAULT_INPUT).filter((name) => !NOT_IN_DESCRIPTION.includes(name))),
    );
  },
);

it('the texts in the first view contain no percent sign', async () => {
  for (const { code } of LANGUAGES) {
    const { hero, heroPrices, topBar } = await contentOf(code);
    expect(JSON.stringify({ hero, heroPrices, topBar })).not.toContain('%');
  }
});

// Only English is checked, because every other language must have the same placeholders (below).
it('English texts have only known placeholders', () => {
  expect(pairsOf('en')).not.toEqual([]);
  const namesIn = (text: string) => [...text.matchAll(/\{(.*?)\}/g)].map(([, name = '']) => name);
  const unknown = pairsOf('en').filter(({ text }) =>
    namesIn(text).some((name) => !PLACEHOLDERS.includes(name)),
  );
  expect(unknown, 'Fill in the placeholder, and add it to PLACEHOLDERS').toEqual([]);
});

describe.each(LANGUAGES.slice(1))('$name', ({ code }) => {
  const texts = pairsOf(code);

  it('has the same files as English', () => {
    expect(namesOf(code)).toEqual(namesOf('en'));
  });

  it('has the same texts as English', () => {
    for (const file of filesOf(code)) {
      const [own, english] = [file, file.replace(`/${code}/`, '/en/')].map((each) =>
        textsOf(modules[each], '')
          .map(([path]) => path)
          .filter((path) => !path.startsWith('.pageClickPhrases')),
      );
      expect(own, `Write the same texts in ${file} and in English`).toEqual(english);
    }
  });

  it('has the same placeholders as English in each text', () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
    const prose = texts.filter(({ path }) => !path.startsWith('.pageClickPhrases'));
    for (const { path, text, english } of prose) {
      expect({ path, has: placeholders(text) }).toEqual({ path, has: placeholders(english) });
    }
  });

  it('repeats only English texts that are listed as allowed', () => {
    const same = texts.filter(({ text, english }) => text === english).map(({ text }) => text);
    const words = same.filter((text) => /\p{L}{3}/u.test(text.replaceAll(/\{\w+\}/g, '')));
    const allowed = [SAME_AS_ENGLISH['any'], SAME_AS_ENGLISH[code]].flat();
    expect(
      words.filter((text) => !allowed.includes(text)),
      'Translate the text, or add it to SAME_AS_ENGLISH',
    ).toEqual([]);
  });
});

describe('French typography', () => {
  // Leaves out texts that are the same in English, such as a telephone number. Also leaves out phrases, which are only
  // compared with labels.

  const own = pairsOf('fr').filter(
    ({ path, text, english }) => text !== english && !path.startsWith('.pageClickPhrases'),
  );

  it.each([
    ['no straight apostrophe or quotation mark', /['"]/],
    ['no space before ? ! ;', /\s[?!;]/],
    ['a no-break space before : $ % »', /(?<!\u00a0)[:$%»]/],
    ['a no-break space after «', /«(?!\u00a0)/],
    ['no word before the product name that a vowel would shorten', /\b(?:de|que|le|la)\s\{product\}/i],
    [
      'no breaking space after a figure or before a unit',
      /\d (?=[\d$%]|(?:k|km|h|s|L|°C|ans?|fois|jours)\b)/,
    ],
    ['neither a comma before thousands nor a point before decimals', /\d(?:,\d{3}|\.\d)/],
  ])('has %s', (_, fault) => {
    expect(own.filter(({ text }) => fault.test(text))).toEqual([]);
  });
});
