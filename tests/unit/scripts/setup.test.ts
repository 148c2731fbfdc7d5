import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { readVariables } from '../../../scripts/read-settings.ts';
import { problemOf, questionsIn, withSettings } from '../../../scripts/setup/settings-file.ts';
import { UNSET_SETTINGS } from '../../../scripts/unset-settings.ts';

it('asks for what the build needs or would publish unset, with the words of .env.example', () => {
  const questions = questionsIn(readFileSync('.env.example', 'utf8'));
  const asked = questions.map(({ variable }) => variable);
  expect(asked).toEqual(['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', ...Object.keys(UNSET_SETTINGS)]);
  expect(questions[0]?.hint).toMatch(/^Address of the Supabase project/);
});

it.each([
  ['VITE_SUPABASE_URL', '', expect.stringMatching(/^VITE_SUPABASE_URL is missing/)],
  ['VITE_LAUNCH_DATE', '2027-02-30', expect.stringMatching(/^VITE_LAUNCH_DATE is not a date/)],
  ['VITE_LAUNCH_DATE', '2027-05-01', null],
  ['VITE_SITE_URL', '', null],
])('says what the build would say of %s=%s: %s', (variable, value, problem) => {
  expect(problemOf(variable, value)).toEqual(problem);
});

it('keeps the other lines of a file, and quotes a value that has a #', () => {
  const file = '# Mine\nDATABASE_URL=x\nVITE_TERMS_URL=/old\nVITE_TERMS_URL=/older\nVITE_PRODUCT_NAME=Go\n';
  const settings = { VITE_TERMS_URL: '/terms.html', VITE_MAILING_ADDRESS: '1 Main St #2, Toronto' };
  expect(withSettings(file, settings)).toBe(
    "# Mine\nDATABASE_URL=x\nVITE_TERMS_URL=/old\nVITE_TERMS_URL=/terms.html\nVITE_PRODUCT_NAME=Go\nVITE_MAILING_ADDRESS='1 Main St #2, Toronto'\n",
  );
});

it('writes every value so that it is read as it was typed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const values = fc.string({ unit: fc.constantFrom(...'aé $#&\'"{}=;:') }).map((text) => text.trim());
  fc.assert(
    fc.property(values, (TEST_NAME) => {
      writeFileSync(join(folder, '.env'), withSettings('TEST_NAME=', { TEST_NAME }));
      expect(readVariables('production', folder)).toMatchObject({ TEST_NAME });
    }),
  );
});
