import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { problemOf, questionsIn, settingOf, withSettings } from '../../../scripts/setup/settings-file.ts';
import { UNSET_SETTINGS } from '../../../scripts/unset-settings.ts';

it('asks for all that the build needs, would publish unset, or calls the product, with a title and a hint', () => {
  const questions = questionsIn(readFileSync('.env.example', 'utf8'));
  expect(questions.map(({ variable }) => variable)).toEqual([
    'VITE_SUPABASE_URL',
    'VITE_SUPABASE_ANON_KEY',
    ...Object.keys(UNSET_SETTINGS),
    'VITE_PRODUCT_NAME',
  ]);
  expect(questions[2]).toMatchObject({
    title: 'Address of the site',
    hint: expect.stringMatching(/^for example/),
  });
  for (const { title, hint } of questions) expect([title.length > 4, hint.length > 4]).toEqual([true, true]);
});

it.each([
  ['VITE_SITE_URL', 'www.example.ca', 'https://www.example.ca'],
  ['VITE_SITE_URL', ' "https://www.example.ca/" ', 'https://www.example.ca/'],
  ['VITE_TERMS_URL', 'terms.html', '/terms.html'],
  ['VITE_SITE_URL', '', ''],
])('takes for %s the answer "%s" as %s', (variable, answer, value) => {
  expect([problemOf(variable, answer), settingOf(variable, answer)]).toEqual([null, value]);
});

it('says what the build would say', () => {
  expect(problemOf('VITE_SUPABASE_URL', '')).toBe('is missing');
});

it('keeps the other lines of a file', () => {
  const file = '# Mine\nDATABASE_URL=x\nVITE_TERMS_URL=/old\nVITE_TERMS_URL=/older\nVITE_PRODUCT_NAME=Go\n';
  const settings = { VITE_TERMS_URL: '/terms.html', VITE_MAILING_ADDRESS: '1 Main St #2, Toronto' };
  expect(withSettings(file, settings)).toBe(
    "# Mine\nDATABASE_URL=x\nVITE_TERMS_URL=/old\nVITE_TERMS_URL=/terms.html\nVITE_PRODUCT_NAME=Go\nVITE_MAILING_ADDRESS='1 Main St #2, Toronto'\n",
  );
});

it.each(["d'Été", 'a "b" #c', '$HOME {x}=;', "`a` 'b'"])(
  'writes %s so that it is read as it was typed',
  (typed) => {
    expect(parseEnv(withSettings('NAME=', { NAME: typed }))).toEqual({ NAME: typed });
  },
);
