import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { type Check, formatResult, runChecks } from '../../../../scripts/doctor/checks.ts';

const NAMED = { name: 'It answers', fix: 'Deploy it' };
const answers = (run: Check['run'], next: Check[] = []): Check => ({ ...NAMED, run, next });

describe('checks', () => {
  it('are reported as soon as they are known, with the fix of what failed alone', async () => {
    const onResult = vi.fn();
    const results = await runChecks([answers(() => null), answers(() => ['no', 'never'])], onResult);
    expect(results).toEqual([
      { name: 'It answers', problems: [], fix: '' },
      { name: 'It answers', problems: ['no', 'never'], fix: 'Deploy it' },
    ]);
    expect(onResult.mock.calls.map(([result]) => result)).toEqual(results);
  });

  it('fail when they throw, with the reason behind it', async () => {
    const [result] = await runChecks([
      answers(() => {
        throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND x.supabase.co') });
      }),
    ]);
    expect(result?.problems).toEqual(['could not be checked (getaddrinfo ENOTFOUND x.supabase.co)']);
  });

  it('do not run when what they need has failed', async () => {
    const run = vi.fn(() => null);
    expect(await runChecks([answers(() => 'answered 503', [answers(run)])])).toHaveLength(1);
    expect(run).not.toHaveBeenCalled();
    expect(await runChecks([answers(() => null, [answers(run)])])).toHaveLength(2);
  });
});

it('a failure is printed with what was seen and how to mend it', () => {
  const text = (problems: string[]) =>
    stripVTControlCharacters(formatResult({ name: 'It answers', problems, fix: 'Deploy it' }));
  expect(text([])).toBe('passed  It answers');
  expect(text(['answered 500'])).toBe('FAILED  It answers\n        answered 500\n        Fix: Deploy it');
});
