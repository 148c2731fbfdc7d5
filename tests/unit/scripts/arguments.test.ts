import { expect, it, vi } from 'vitest';
import { parseArguments } from '../../../scripts/shared/arguments';

/** What a command understands that is typed so. */
function parse(...typed: string[]) {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'doctor.ts', ...typed]);
  return parseArguments({ site: { type: 'string' }, project: { type: 'boolean' } }, 1);
}

it.each([
  ['project'],
  ['--project'],
  // npm takes the first two dashes away, and pnpm does not.
  ['--', '--project'],
  // What an editor makes of two hyphens.
  ['—project'],
])('a word is understood with its dashes and without: %s', (...typed) => {
  expect(parse(...typed)).toEqual({ values: { project: true }, positionals: [] });
});

it.each([
  ['site', 'https://a.example'],
  ['--site', 'https://a.example'],
  ['site=https://a.example'],
  ['--site=https://a.example'],
])('a word takes what stands behind it: %s %s', (...typed) => {
  expect(parse(...typed)).toEqual({ values: { site: 'https://a.example' }, positionals: [] });
});

it('an option that npm has kept counts, as `-- --project` becomes `--project` in PowerShell', () => {
  vi.stubEnv('npm_config_project', 'true');
  expect(parse('backup/one')).toEqual({ values: { project: true }, positionals: ['backup/one'] });
});

it.each([
  ['site', 'true', ['https://a.example']],
  ['site', 'https://a.example', []],
])('npm has kept %s as %s', (name, value, typed) => {
  vi.stubEnv(`npm_config_${name}`, value);
  expect(parse(...typed)).toEqual({ values: { site: 'https://a.example' }, positionals: [] });
});

it.each([
  [['--projekt'], "Unknown option '--projekt'"],
  [['-p'], "Unknown option '-p'"],
  [['constructor', 'projekt'], "Unknown option 'projekt'"],
  [['project=yes'], "Option '--project' does not take an argument"],
  [['site'], "Option '--site <value>' argument missing"],
])('%j is refused', (typed, said) => {
  expect(() => parse(...typed)).toThrow(said);
});
