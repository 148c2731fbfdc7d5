// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../src/lib/fill-in.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { NAMED_SITE } from '../setup/named-build.ts';
import { builtFiles, builtPage, filesOf, textOf } from './built-site.ts';

const NAME = NAMED_SITE.VITE_PRODUCT_NAME;

/** All texts in a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [fillIn(value, { product: NAME })];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const modules = Object.entries(import.meta.glob('/src/content/*/*.ts', { eager: true }));
const textsIn = (code: string) =>
  textsOf(modules.filter(([file]) => file.includes(`/${code}/`)).map(([, module]) => module));

/** What is written in English and not in another language, without what is filled in. */
function onlyEnglishBeside(code: string): string[] {
  const own = textsIn(code).join('\n');
  const parts = textsIn('en').flatMap((text) => text.split(/\{\w+\}/).map((part) => part.trim()));
  return [...new Set(parts)].filter((part) => /\p{L}{3}/u.test(part) && !own.includes(part));
}

/** What a page says, in its text and in attributes such as labels and descriptions. */
function saysOf(file: string): string {
  const page = builtPage(file);
  for (const script of page.querySelectorAll('script')) script.remove();
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  const said = attributes.filter(({ name }) => /^(?:alt|aria-|content|href|placeholder|title)/.test(name));
  return [page.documentElement.textContent, ...said.map(({ value }) => value)].join('\n');
}

/** Those of the parts that stand in a text as whole words. */
const foundIn = (text: string, parts: readonly string[]) => {
  const escaped = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return parts.filter((part) => new RegExp(`(?<!\\p{L})${escaped(part)}(?!\\p{L})`, 'u').test(text));
};

describe.each(LANGUAGES.slice(1))('in $name', ({ code, path }) => {
  const onlyEnglish = onlyEnglishBeside(code);

  it.each(['index.html', '404.html'])('%s has no English', (file) => {
    expect(foundIn(saysOf(file), onlyEnglish).length).toBeGreaterThan(3);
    expect(foundIn(saysOf(path.slice(1) + file), onlyEnglish)).toEqual([]);
  });

  it('nobody loads English texts, but the same stylesheet and fonts', () => {
    const sentences = onlyEnglish.filter((part) => part.length > 30);
    const shared = builtFiles().filter((file) => /\.(?:css|woff2)$/.test(file));
    /** The English sentences in the scripts of a page. */
    const loadedBy = (page: string) => {
      const files = filesOf(page);
      expect(files).toEqual(expect.arrayContaining(shared));
      const scripts = files.filter((file) => file.endsWith('.js')).map(textOf);
      return sentences.filter((part) => scripts.some((script) => script.includes(part)));
    };
    expect(loadedBy('index.html').length).toBeGreaterThan(20);
    expect(loadedBy(`${path.slice(1)}index.html`)).toEqual([]);
  });
});
