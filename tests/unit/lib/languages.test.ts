import { expect, it } from 'vitest';
import { inLanguage, LANGUAGES, languageOf } from '@/lib/languages';

it.each(LANGUAGES)('inLanguage converts only paths of the site to $name', (language) => {
  const elsewhere = ['https://legal.example/terms', ''];
  const addresses = ['/terms.html', ...elsewhere].map((address) => inLanguage(address, language));
  expect(addresses).toEqual([`${language.path}terms.html`, ...elsewhere]);
  expect(languageOf(`${language.path}404`)).toBe(language);
});
