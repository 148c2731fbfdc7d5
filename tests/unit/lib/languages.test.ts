import { expect, it } from 'vitest';
import { LANGUAGES, languageOf, localizePath } from '@/lib/languages';

it.each(LANGUAGES)('localizePath converts only paths on the site to $name', (language) => {
  const elsewhere = ['https://legal.example/terms', ''];
  const urls = ['/terms.html', ...elsewhere].map((url) => localizePath(url, language));
  expect(urls).toEqual([`${language.path}terms.html`, ...elsewhere]);
  expect(languageOf(`${language.path}404`)).toBe(language);
});
