import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { questionsIn, saveSettings, withSettings } from '../../../scripts/owner/settings-file';
import { loadEnvironment, unreadFiles } from '../../../scripts/shared/environment';
import { variableOf } from '../../../scripts/shared/settings';
import { SCHEMA } from '../../../scripts/shared/settings-schema';

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const VARIABLES = Object.keys(SCHEMA.shape).map(variableOf);

it('asks for each setting, with a title and a hint', () => {
  const questions = questionsIn(readFileSync('.env.example', 'utf8'));
  expect(
    questions.map(({ variable }) => variable),
    'Name each setting in .env.example, in the order of SCHEMA, below a line such as "# Title: what to enter"',
  ).toEqual(VARIABLES);
  expect(questions[2]).toMatchObject({
    title: 'Address of the site',
    hint: expect.stringMatching(/^for example/),
  });
  for (const { title, hint } of questions) expect([title.length > 4, hint.length > 4]).toEqual([true, true]);
});

it('the doctor at GitHub is told each setting', () => {
  const told = [
    ...readFileSync('.github/workflows/doctor.yml', 'utf8').matchAll(/^ +(VITE_\w+): .*vars\.\1 /gm),
  ];
  expect(
    told.map(([, name]) => name),
    'Add it to .github/workflows/doctor.yml',
  ).toEqual(VARIABLES);
});

it('keeps the other lines of a file', () => {
  const file = '# Mine\nDATABASE_URL=x\nVITE_TERMS_URL=/old\nVITE_TERMS_URL=/older\nVITE_PRODUCT_NAME=Go\n';
  const settings = { VITE_TERMS_URL: '/terms.html', VITE_MAILING_ADDRESS: '1 Main St #2, Toronto' };
  expect(withSettings(file, settings)).toBe(
    "# Mine\nDATABASE_URL=x\nVITE_TERMS_URL=/old\nVITE_TERMS_URL=/terms.html\nVITE_PRODUCT_NAME=Go\nVITE_MAILING_ADDRESS='1 Main St #2, Toronto'\n",
  );
});

it.each(["d'Été", `'a' "b" #c`, '$HOME {x}=;', "`a` 'b'", String.raw`d'a\new`])(
  'writes %s so that it is read as it was typed',
  (typed) => {
    expect(parseEnv(withSettings('NAME=', { NAME: typed }))).toEqual({ NAME: typed });
  },
);

it('writes the settings for this user only, also over a file that others could read', () => {
  const file = join(newFolder(), '.env.production.local');
  for (const page of ['/old', '/terms.html']) {
    saveSettings(file, `# With ${page}\n`, { VITE_TERMS_URL: page });
    expect(readFileSync(file, 'utf8')).toBe(`# With /old\nVITE_TERMS_URL=${page}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
  }
});

/** Reads a .env file of these bytes, where the variable is set already or not. */
function load(bytes: Buffer, before?: string): string | undefined {
  const folder = newFolder();
  writeFileSync(join(folder, '.env'), bytes);
  vi.stubEnv('VITE_TEST_NAME', before);
  loadEnvironment('production', folder);
  return process.env['VITE_TEST_NAME'];
}

it.each(['', '\uFEFF'])('a file is read, with %j at its beginning', (mark) => {
  expect(load(Buffer.from(`${mark}VITE_TEST_NAME=Torque\n`))).toBe('Torque');
});

it.each([
  ['Gear', 'Gear'],
  ['', 'Torque'],
  [' ', 'Torque'],
])('of a variable that is set already to %j counts %s', (before, counts) => {
  expect(load(Buffer.from('VITE_TEST_NAME=Torque\n'), before)).toBe(counts);
});

it('an empty variable of one file is looked for in the next', () => {
  const folder = newFolder();
  writeFileSync(join(folder, '.env.production.local'), 'VITE_TEST_NAME=\n');
  writeFileSync(join(folder, '.env'), 'VITE_TEST_NAME=Torque\n');
  vi.stubEnv('VITE_TEST_NAME', undefined);
  loadEnvironment('production', folder);
  expect(process.env['VITE_TEST_NAME']).toBe('Torque');
});

it('a file is named that is not read for its name', () => {
  const folder = newFolder();
  for (const name of [
    '.env.example',
    '.env.local',
    '.env.production.local.txt',
    'env.production',
    '.envrc',
  ]) {
    writeFileSync(join(folder, name), '');
  }
  expect(unreadFiles('production', folder)).toEqual(['.env.production.local.txt', 'env.production']);
});

it('a file in another encoding is named', () => {
  expect(() => load(Buffer.from('\uFEFFVITE_TEST_NAME=Torque\n', 'utf16le'))).toThrow(
    /\.env is not saved as UTF-8: save it again in that encoding\.$/,
  );
});
