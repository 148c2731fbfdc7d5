import { expect, it, vi } from 'vitest';
import { parseArguments } from '../../../scripts/shared/arguments';
import { describeError } from '../../../scripts/shared/errors';

const OPTIONS = { site: { type: 'string' }, project: { type: 'boolean' } } as const;

/** Parses the words that are typed after a command. */
function parse(typed: string[], maxPositionals?: number) {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'doctor.ts', ...typed]);
  return parseArguments(OPTIONS, maxPositionals);
}

it.each([[['project']], [['--project']]])('parseArguments accepts %j', (typed) => {
  expect(parse(typed).values).toEqual({ project: true });
});

it.each([[['site', 'https://a.example']], [['--site', 'https://a.example']], [['--site=https://a.example']]])(
  'parseArguments accepts %j as an option with a value',
  (typed) => {
    expect(parse(typed).values).toEqual({ site: 'https://a.example' });
  },
);

it.each([
  ['npm run doctor --project', 'project', 'true', [], { project: true }],
  [
    'npm run doctor --site https://a.example',
    'site',
    'true',
    ['https://a.example'],
    { site: 'https://a.example' },
  ],
  ['npm run doctor --site=https://a.example', 'site', 'https://a.example', [], { site: 'https://a.example' }],
])(
  'parseArguments recognizes an option that npm has removed from the arguments: %s',
  (_typed, name, value, typed, values) => {
    vi.stubEnv(`npm_config_${name}`, value);
    expect(parse(typed).values).toEqual(values);
  },
);

it('parseArguments returns other arguments, up to the maximum number', () => {
  expect(parse(['backup/one', 'project'], 1)).toMatchObject({
    values: { project: true },
    positionals: ['backup/one'],
  });
});

it.each([
  [['projekt'], 0, "'projekt'"],
  [['constructor'], 0, "'constructor'"],
  [['--projekt'], 0, "'--projekt'"],
  [['-p'], 0, "'-p'"],
  [['backup/one', 'backup/two'], 1, "'backup/two'"],
  [['site'], 0, "'--site <value>' argument missing"],
])('parseArguments rejects %j in one sentence', (typed, maxPositionals, words) => {
  let message = '';
  try {
    parse(typed, maxPositionals);
  } catch (error) {
    message = describeError(error);
  }
  expect(message).toContain(words);
  expect(message).not.toContain('unexpected');
});
