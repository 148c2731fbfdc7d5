import { expect, it } from 'vitest';
import { LANGUAGES, languageOf, localizePath } from '@/lib/languages';

it.each(LANGUAGES)(
  'localizePath returns the path in $name for a path on the site, and any other URL unchanged',
  (language) => {
    const elsewhere = ['https://legal.example/terms', ''];
    const urls = ['/terms.html', ...elsewhere].map((url) => localizePath(url, language));
    expect(urls).toEqual([`${language.path}terms.html`, ...elsewhere]);
    expect(languageOf(`${language.path}404`)).toBe(language);
  },
);
