import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it, vi } from 'vitest';
import {
  findQuoteProblem,
  questionsIn,
  saveSettings,
  withSettings,
} from '../../../scripts/owner/settings-file';
import { findUnreadFiles, loadEnvironment } from '../../../scripts/shared/environment';
import { variableOf } from '../../../scripts/shared/settings';
import { SCHEMA } from '../../../scripts/shared/settings-schema';
import { temporaryFolder } from '../../setup/temporary-folder';

vi.mock('node:fs', { spy: true });

const VARIABLES = Object.keys(SCHEMA.shape).map(variableOf);

it('setup asks for each setting with a title and a hint', () => {
  const questions = questionsIn(readFileSync('.env.example', 'utf8'));
  expect(
    questions.map(({ variable }) => variable),
    'Name each setting in .env.example, in the order of SCHEMA, below a line such as "# Title: what to enter"',
  ).toEqual(VARIABLES);
  expect(questions[2]).toMatchObject({
    title: 'Address of the site',
    hint: expect.stringMatching(/^For example/),
  });
  for (const { title, hint } of questions) expect([title.length > 4, hint.length > 4]).toEqual([true, true]);
});

it('the doctor workflow on GitHub uses every setting', () => {
  const used = [
    ...readFileSync('.github/workflows/doctor.yml', 'utf8').matchAll(/^ +(VITE_\w+): .*vars\.\1 /gm),
  ];
  expect(
    used.map(([, name]) => name),
    'Add it to .github/workflows/doctor.yml',
  ).toEqual(VARIABLES);
});

it('withSettings preserves the other lines in a file', () => {
  const file = '# Mine\nDATABASE_URL=x\nVITE_TERMS_URL=/old\nVITE_TERMS_URL=/older\nVITE_PRODUCT_NAME=Go\n';
  const settings = { VITE_TERMS_URL: '/terms.html', VITE_MAILING_ADDRESS: '1 Main St #2, Toronto' };
  expect(withSettings(file, settings)).toBe(
    "# Mine\nDATABASE_URL=x\nVITE_TERMS_URL=/old\nVITE_TERMS_URL=/terms.html\nVITE_PRODUCT_NAME=Go\nVITE_MAILING_ADDRESS='1 Main St #2, Toronto'\n",
  );
});

it('withSettings replaces both lines of a two-line value', () => {
  const file = `VITE_PRODUCT_NAME='Go'\r\nVITE_MAILING_ADDRESS="12 Spadina #5\nToronto"\nVITE_TERMS_URL="/a"\n# it's\nX='b\nc'\n`;
  expect(withSettings(file, { VITE_MAILING_ADDRESS: '1 Main St, Toronto', VITE_TERMS_URL: '/b' })).toBe(
    `VITE_PRODUCT_NAME='Go'\r\nVITE_MAILING_ADDRESS=1 Main St, Toronto\nVITE_TERMS_URL=/b\n# it's\nX='b\nc'\n`,
  );
});

it.each(["d'Été", `'a' "b" #c`, '$HOME {x}=;', "`a` 'b'", String.raw`d'a\new`])(
  'withSettings writes %s so that Node reads it as typed',
  (typed) => {
    expect(parseEnv(withSettings('NAME=', { NAME: typed }))).toEqual({ NAME: typed });
  },
);

it('setup rejects a value that a settings file cannot contain', () => {
  expect(findQuoteProblem('`12` "A" O\'Neil')).toMatch('all three kinds of quotes');
  expect(findQuoteProblem('"12" O\'Neil')).toBeUndefined();
});

it('saveSettings writes a file that only the current user can read', () => {
  const file = join(temporaryFolder(), '.env.production.local');
  for (const page of ['/old', '/terms.html']) {
    saveSettings(file, `# With ${page}\n`, { VITE_TERMS_URL: page });
    expect(readFileSync(file, 'utf8')).toBe(`# With /old\nVITE_TERMS_URL=${page}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
  }
});

it('saveSettings preserves the previous file if the disk is full', () => {
  const folder = temporaryFolder();
  const file = join(folder, '.env.production.local');
  saveSettings(file, '# Mine\n', { VITE_TERMS_URL: '/terms.html' });
  vi.mocked(writeFileSync).mockImplementationOnce((part, text) => {
    writeFileSync(part, String(text).slice(0, 9));
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  expect(() => saveSettings(file, '', { VITE_TERMS_URL: '/other' })).toThrow('no space left');
  expect(readFileSync(file, 'utf8')).toBe('# Mine\nVITE_TERMS_URL=/terms.html\n');
  expect(readdirSync(folder)).toHaveLength(1);
});

/** Sets VITE_TEST_NAME to `before`, and then loads a .env file with these bytes. Returns the variable's value. */
function load(bytes: Buffer, before?: string): string | undefined {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.env'), bytes);
  vi.stubEnv('VITE_TEST_NAME', before);
  loadEnvironment('production', folder);
  return process.env['VITE_TEST_NAME'];
}

it.each(['', '\uFEFF', '\uFEFF\uFEFF', 'A=b\n\uFEFF'])(
  'loadEnvironment reads a setting that follows %j',
  (before) => {
    expect(load(Buffer.from(`${before}VITE_TEST_NAME=Torque\n`))).toBe('Torque');
  },
);

it.each([
  ['Gear', 'Gear'],
  ['', 'Torque'],
  [' ', 'Torque'],
])('a variable with the value %j has the value %j after loadEnvironment', (before, after) => {
  expect(load(Buffer.from('VITE_TEST_NAME=Torque\n'), before)).toBe(after);
});

it('loadEnvironment reads a variable from the next file if the first file leaves it empty', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.env.production.local'), 'VITE_TEST_NAME=\n');
  writeFileSync(join(folder, '.env'), 'VITE_TEST_NAME=Torque\n');
  vi.stubEnv('VITE_TEST_NAME', undefined);
  loadEnvironment('production', folder);
  expect(process.env['VITE_TEST_NAME']).toBe('Torque');
});

it('findUnreadFiles lists files that are not read because of their names', () => {
  const folder = temporaryFolder();
  for (const name of [
    '.env.example',
    '.env.local',
    '.env.production.local.txt',
    'env.production',
    '.envrc',
  ]) {
    writeFileSync(join(folder, name), '');
  }
  expect(findUnreadFiles('production', folder)).toEqual(['.env.production.local.txt', 'env.production']);
});

it('loadEnvironment rejects a file that is not in UTF-8', () => {
  expect(() => load(Buffer.from('\uFEFFVITE_TEST_NAME=Torque\n', 'utf16le'))).toThrow(
    /\.env is not saved as UTF-8\. Save it again in that encoding\.$/,
  );
});

it.each([
  ['VITE_MAILING_ADDRESS=12 Spadina Avenue #5, Toronto', 'would end at its #. Put the value in quotes'],
  [' export DATABASE_URL = postgres://a:b#c@d/e', 'would end at its #. Put the value in quotes'],
  [
    String.raw`VITE_MAILING_ADDRESS="12 \"A\" Main"`,
    'would end at its second quote. Put the value in quotes of',
  ],
  ["VITE_MAILING_ADDRESS='12 O''Neil'", 'would end at its second quote. Put the value in quotes of'],
  ['VITE_MAILING_ADDRESS="12" Main', 'would end at its second quote. Put the value in quotes of'],
  ['VITE_PRODUCT_NAME: Torque', 'is not read. Write the line as NAME=value'],
  ['set VITE_PRODUCT_NAME=Torque', 'is not read. Write the line as NAME=value'],
  ['$env:VITE_PRODUCT_NAME = "Torque"', 'is not read. Write the line as NAME=value'],
])('loadEnvironment rejects the line %s', (line, problem) => {
  const [variable] = /[A-Z_]{8,}/.exec(line) ?? [];
  expect(() => load(Buffer.from(`A='x'\n${line}\n`))).toThrow(`.env: the value of ${variable} ${problem}`);
});

it.each(["='12 Spadina #5' # mine", '=', '= # later', '=x\n# One # is a comment', '="a\nb=c #5"'])(
  'loadEnvironment accepts the line VITE_TEST_NAME%s',
  (rest) => {
    expect(() => load(Buffer.from(`VITE_TEST_NAME${rest}\nOTHER=a #b\n`))).not.toThrow();
  },
);
