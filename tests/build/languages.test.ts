import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/lib/languages';
import { contentOf } from '../setup/content';
import { contentFile, filesOf, named, textOf } from './built-site';

const modules = Object.entries(import.meta.glob('/src/content/*/*.ts', { eager: true }));

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [named(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
const textsIn = (code: string) =>
  textsOf(modules.filter(([file]) => file.includes(`/${code}/`)).map(([, module]) => module));

/** Phrases of several words, without placeholders, that are too specific to appear in code by chance. */
const ENGLISH_PHRASES = textsIn('en')
  .flatMap((text) => text.split(/\{\w+\}/).map((part) => part.trim()))
  .filter((part) => /^.{10,}$/.test(part) && /\p{L}{3}.* /u.test(part));

const filesOfBothPages = (folder: string) => [...filesOf(`${folder}index.html`), `${folder}404.html`];

describe.each(LANGUAGES.slice(1))('a visitor to the page in $name', ({ code, path }) => {
  it('loads the same files as an English visitor, except for the texts', () => {
    const contents = LANGUAGES.map((each) => contentFile(each.code));
    const sharedOf = (folder: string) =>
      filesOfBothPages(folder).filter((file) => /\.(?:css|woff2|js)$/.test(file) && !contents.includes(file));
    expect(sharedOf('').length).toBeGreaterThan(5);
    expect(sharedOf(path.slice(1)).sort()).toEqual(sharedOf('').sort());
  });

  it('loads no English text', () => {
    const own = textsIn(code).join('\n');
    const onlyEnglish = ENGLISH_PHRASES.filter((part) => !own.includes(part));
    const loadedFrom = (folder: string) => {
      const texts = filesOfBothPages(folder)
        .filter((file) => /\.(?:html|js)$/.test(file))
        .map(textOf);
      return onlyEnglish.filter((part) => texts.some((text) => text.includes(part)));
    };
    expect(loadedFrom('').length).toBeGreaterThan(20);
    expect(loadedFrom(path.slice(1))).toEqual([]);
  });
});

it.each(LANGUAGES)('both pages in $name preload only the content in that language', ({ code, path }) => {
  for (const page of ['index.html', '404.html']) {
    const preloaded = [
      ...textOf(path.slice(1) + page).matchAll(/<link rel="modulepreload"[^>]*href="\/([^"]+)"/g),
    ];
    const contents = LANGUAGES.map((each) => contentFile(each.code));
    expect(preloaded.map(([, file = '']) => file).filter((file) => contents.includes(file))).toEqual([
      contentFile(code),
    ]);
  }
});

it.each(LANGUAGES)(
  'the content chunk in $name omits the page title, which is in the HTML',
  async ({ code }) => {
    const { documentContent, notFound } = await contentOf(code);
    const script = textOf(contentFile(code));
    expect(script).toContain(notFound.title);
    expect(script).not.toContain(documentContent.title);
  },
);
