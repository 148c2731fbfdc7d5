import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { interpolate } from '../../src/lib/interpolate';
import { LANGUAGES, languageOf } from '../../src/lib/languages';
import { NAMED_SITE } from '../setup/named-build';

/** Returns a content text with the site's name filled in. */
export const named = (text: string): string => interpolate(text, { product: NAMED_SITE.VITE_PRODUCT_NAME });

/** Lists the files in the build of the renamed site (tests/setup/named-build.ts), by their paths from its root. */
export function builtFiles(): string[] {
  return readdirSync(inject('namedBuild'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(inject('namedBuild').length + 1));
}

export const readBuilt = (file: string): Buffer => readFileSync(join(inject('namedBuild'), file));
export const textOf = (file: string): string => readBuilt(file).toString();

/** Returns the chunk with the content of a language. */
export const contentFile = (code: string) =>
  builtFiles().find((file) => new RegExp(`^assets/${code}-[\\w-]{8}\\.js$`).test(file)) ?? '';

/**
 * Returns the files that a visit to a page may load: the files to which the page refers, directly or through other files.
 * Excludes the content in other languages.
 */
export function filesOf(page: string): string[] {
  const files = new Set([page]);
  const otherLanguages = LANGUAGES.filter((each) => each !== languageOf(`/${page}`)).map(({ code }) =>
    contentFile(code),
  );
  // The loop also visits files that are added to the set while it runs.
  for (const file of files) {
    if (!/\.(?:html|js|css)$/.test(file)) continue;
    const text = textOf(file);
    for (const asset of builtFiles().filter(
      (each) => each.startsWith('assets/') && !otherLanguages.includes(each),
    )) {
      if (text.includes(asset.slice('assets'.length))) files.add(asset);
    }
  }
  return [...files];
}

/**
 * Returns a built page, parsed without running JavaScript and without its styles, because jsdom does not support cascade
 * layers.
 */
export function builtPage(file: string): Document {
  const html = textOf(file);
  return new DOMParser().parseFromString(html.replaceAll(/<style>.*?<\/style>/gs, ''), 'text/html');
}
