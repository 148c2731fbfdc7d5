import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
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
  [
    'VITE_MAILING_ADDRESS',
    '12 Spadina Avenue, Toronto, Ontario M5V 2T6',
    '12 Spadina Avenue, Toronto, Ontario M5V 2T6',
  ],
  ['VITE_SITE_URL', '', ''],
])('takes for %s the answer "%s" as %s', (variable, answer, value) => {
  expect([problemOf(variable, answer), settingOf(variable, answer)]).toEqual([null, value]);
});

it.each([
  ['VITE_SUPABASE_URL', '', 'is missing'],
  ['VITE_LAUNCH_DATE', '2027-02-30', 'is not a date like 2027-05-01'],
])('says what the build would say of %s=%s: it %s', (variable, answer, problem) => {
  expect(problemOf(variable, answer)).toBe(problem);
});

it('keeps the other lines of a file', () => {
  const file = '# Mine\nDATABASE_URL=x\nVITE_TERMS_URL=/old\nVITE_TERMS_URL=/older\nVITE_PRODUCT_NAME=Go\n';
  const settings = { VITE_TERMS_URL: '/terms.html', VITE_MAILING_ADDRESS: '1 Main St #2, Toronto' };
  expect(withSettings(file, settings)).toBe(
    "# Mine\nDATABASE_URL=x\nVITE_TERMS_URL=/old\nVITE_TERMS_URL=/terms.html\nVITE_PRODUCT_NAME=Go\nVITE_MAILING_ADDRESS='1 Main St #2, Toronto'\n",
  );
});

it('writes every value so that it is read as it was typed', () => {
  // Of the three quotes Node needs one that the value does not have.
  const values = fc.string({ unit: fc.constantFrom(...'aé $#&\'"{}=;:') }).map((text) => text.trim());
  fc.assert(
    fc.property(values, (TEST_NAME) => {
      expect(parseEnv(withSettings('TEST_NAME=', { TEST_NAME }))).toEqual({ TEST_NAME });
    }),
  );
});
