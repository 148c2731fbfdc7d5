import { expect, it, vi } from 'vitest';
import { parseWords } from '../../../scripts/shared/words';

/** What a command understands that is typed so. */
function parse(...words: string[]) {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'doctor.ts', ...words]);
  return parseWords({ site: { type: 'string' }, project: { type: 'boolean' } }, 1);
}

it.each([
  ['project'],
  ['--project'],
  // npm takes the first two dashes away, and pnpm does not.
  ['--', '--project'],
  // What an editor makes of two hyphens.
  ['—project'],
])('a word is understood with its dashes and without: %s', (...words) => {
  expect(parse(...words)).toEqual({ values: { project: true }, words: [] });
});

it.each([
  ['site', 'https://a.example'],
  ['--site', 'https://a.example'],
  ['site=https://a.example'],
  ['--site=https://a.example'],
])('a word takes what stands behind it: %s %s', (...words) => {
  expect(parse(...words)).toEqual({ values: { site: 'https://a.example' }, words: [] });
});

it('an option that npm has kept counts, as `-- --project` becomes `--project` in PowerShell', () => {
  vi.stubEnv('npm_config_project', 'true');
  expect(parse('backup/one')).toEqual({ values: { project: true }, words: ['backup/one'] });
});

it.each([
  ['site', 'true', ['https://a.example']],
  ['site', 'https://a.example', []],
])('npm has kept %s as %s', (name, value, words) => {
  vi.stubEnv(`npm_config_${name}`, value);
  expect(parse(...words)).toEqual({ values: { site: 'https://a.example' }, words: [] });
});

it.each([
  [['--projekt'], "Unknown option '--projekt'"],
  [['-p'], "Unknown option '-p'"],
  [['constructor', 'projekt'], "Unknown option 'projekt'"],
  [['project=yes'], "Option '--project' does not take an argument"],
  [['site'], "Option '--site <value>' argument missing"],
])('%j is refused', (words, said) => {
  expect(() => parse(...words)).toThrow(said);
});
