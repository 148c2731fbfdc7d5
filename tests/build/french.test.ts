// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../src/lib/fill-in.ts';
import { NAMED_SITE } from '../setup/named-build.ts';
import { builtFiles, builtPage, filesOf, textOf } from './built-site.ts';

const NAME = NAMED_SITE.VITE_PRODUCT_NAME;

/** All texts in a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [fillIn(value, { product: NAME })];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const english = textsOf(import.meta.glob('/src/content/en/*.ts', { eager: true }));
const french = textsOf(import.meta.glob('/src/content/fr/*.ts', { eager: true }));

/** What is written only in English, without what is filled in. */
const onlyEnglish = new Set(
  english
    .flatMap((text) => text.split(/\{\w+\}/).map((part) => part.trim()))
    .filter((part) => /\p{L}{3}/u.test(part) && !french.some((text) => text.includes(part))),
);

/** What a page says, in its text and in attributes such as labels and descriptions. */
function saysOf(file: string): string {
  const page = builtPage(file);
  for (const script of page.querySelectorAll('script')) script.remove();
  const attributes = [...page.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes].filter(({ name }) => /^(?:alt|aria-|content|href|placeholder|title)/.test(name)),
  );
  return [page.documentElement.textContent, ...attributes.map(({ value }) => value)].join('\n');
}

/** As whole words. */
function englishIn(text: string): string[] {
  const escaped = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...onlyEnglish].filter((part) =>
    new RegExp(`(?<!\\p{L})${escaped(part)}(?!\\p{L})`, 'u').test(text),
  );
}

describe.each(['index.html', '404.html'])('%s', (file) => {
  it('has no English in French', () => {
    expect(englishIn(saysOf(file)).length).toBeGreaterThan(3);
    expect(englishIn(saysOf(`fr/${file}`))).toEqual([]);
  });
});

it('nobody loads texts of another language, and all load the same stylesheet and fonts', () => {
  const [inEnglish = [], inFrench = []] = ['index.html', 'fr/index.html'].map(filesOf);
  const shared = builtFiles().filter((file) => /\.(?:css|woff2)$/.test(file));
  for (const files of [inEnglish, inFrench]) expect(files).toEqual(expect.arrayContaining(shared));
  const sentences = [...onlyEnglish].filter((part) => part.length > 30);
  const found = (files: readonly string[]) => {
    const scripts = files.filter((file) => file.endsWith('.js')).map(textOf);
    return sentences.filter((part) => scripts.some((script) => script.includes(part)));
  };
  expect(found(inEnglish).length).toBeGreaterThan(20);
  expect(found(inFrench)).toEqual([]);
});
