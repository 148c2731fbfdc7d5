import { describe, expect, it } from 'vitest';

type Modules = Record<string, Record<string, unknown>>;
const french: Modules = import.meta.glob('/src/content/fr/*.ts', { eager: true });
const english: Modules = import.meta.glob('/src/content/en/*.ts', { eager: true });
const sources = import.meta.glob('/src/content/fr/*.ts', { eager: true, query: '?raw', import: 'default' });

/** The texts in a value, by their paths such as `hero.countdown.today`. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const texts = Object.entries(french).flatMap(([file, module]) => {
  const pairs = Object.fromEntries(textsOf(english[file.replace('/fr/', '/en/')], ''));
  return textsOf(module, '').map(([path, text]) => ({ path, text, english: pairs[path] ?? '' }));
});

it('has a file for every English one', () => {
  const names = (modules: Modules) => Object.keys(modules).map((file) => file.split('/').at(-1));
  expect(names(french)).toEqual(names(english));
});

it('fills in what the English text fills in', () => {
  const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  const prose = texts.filter(({ path }) => !path.startsWith('.pageClickPhrases'));
  for (const { path, text, english } of prose) {
    expect({ path, has: placeholders(text) }).toEqual({ path, has: placeholders(english) });
  }
});

/** Texts of words that French has too. */
const SAME_IN_BOTH = ['CKRV 218', 'Messages', 'Sections', 'Sport', 'Standard', 'transparent'];

it('says nothing in English', () => {
  const same = texts.filter(({ text, english }) => text === english).map(({ text }) => text);
  const words = same.filter((text) => /\p{L}{3}/u.test(text.replaceAll(/\{\w+\}/g, '')));
  expect(
    words.filter((text) => !SAME_IN_BOTH.includes(text)),
    'Translate it, or add it to SAME_IN_BOTH',
  ).toEqual([]);
});

describe('the typography of Quebec', () => {
  // Shared texts, such as a telephone number, and phrases that are only looked for have none.
  const own = texts.filter(
    ({ path, text, english }) => text !== english && !path.startsWith('.pageClickPhrases'),
  );

  it.each([
    ['no straight apostrophe or quotation mark', /['"]/],
    ['no space before ? ! ;', /\s[?!;]/],
    ['a no-break space before : $ % »', /(?<!\u00a0)[:$%»]/],
    ['a no-break space after «', /«(?!\u00a0)/],
    ['nothing before the name of the product that a vowel would shorten', /\b(?:de|que|le|la)\s\{product\}/i],
    [
      'no space that breaks after a figure or before a unit',
      /\d (?=[\d$%]|(?:k|km|h|s|L|°C|ans?|fois|jours)\b)/,
    ],
    ['no thousands with a comma, no decimals with a point', /\d(?:,\d{3}|\.\d)/],
  ])('has %s', (_, fault) => {
    expect(own.filter(({ text }) => fault.test(text))).toEqual([]);
  });
});

it('takes nothing of English but its types', () => {
  for (const source of Object.values(sources)) expect(source).not.toMatch(/^import (?!type ).*\/en\//m);
});
