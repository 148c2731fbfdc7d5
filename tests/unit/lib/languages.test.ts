import { expect, it } from 'vitest';
import { inLanguage, LANGUAGES, languageOf } from '@/lib/languages';

it.each(LANGUAGES)(
  'a path of the site is that of its page in $name, and other addresses stay',
  (language) => {
    const elsewhere = ['https://legal.example/terms', ''];
    const addresses = ['/terms.html', ...elsewhere].map((address) => inLanguage(address, language));
    expect(addresses).toEqual([`${language.path}terms.html`, ...elsewhere]);
    expect(languageOf(`${language.path}404`)).toBe(language);
  },
);
