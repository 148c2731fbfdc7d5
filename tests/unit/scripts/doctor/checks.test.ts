import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import {
  check,
  formatResult,
  formatSummary,
  type Result,
  runChecks,
  skip,
} from '../../../../scripts/doctor/checks.ts';

const group = (run: () => readonly string[], reason: string | null = null) => ({
  title: 'Site',
  checks: [check('It answers', 'Deploy it', run)],
  skipReason: () => reason,
});

describe('checks', () => {
  it('run in order, each reported as soon as it is known', async () => {
    const onResult = vi.fn();
    const results = await runChecks([group(() => []), group(() => ['no', 'never'])], onResult);
    expect(results.map(({ status, detail }) => [status, detail])).toEqual([
      ['passed', ''],
      ['failed', 'no; never'],
    ]);
    expect(onResult.mock.calls.map(([result]) => result)).toEqual(results);
  });

  it('fail when they throw, with the reason behind it', async () => {
    const [result] = await runChecks([
      group(() => {
        throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND x.supabase.co') });
      }),
    ]);
    expect(result?.status).toBe('failed');
    expect(result?.detail).toBe('could not be checked (fetch failed: getaddrinfo ENOTFOUND x.supabase.co)');
  });

  it('can skip themselves', async () => {
    expect(await runChecks([group(() => skip('no first row'))])).toMatchObject([
      { status: 'skipped', detail: 'no first row' },
    ]);
  });

  it('do not run, and say so, when what their group needs is missing', async () => {
    const run = vi.fn(() => []);
    expect(await runChecks([group(run, 'the site did not answer')])).toMatchObject([
      { status: 'skipped', detail: 'the site did not answer' },
    ]);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('the report', () => {
  const result = { group: 'Site', name: 'It answers', fix: 'Deploy it' };

  it('gives the fix of what failed alone', () => {
    const text = (status: Result['status'], detail: string) =>
      stripVTControlCharacters(formatResult({ ...result, status, detail }));
    expect(text('passed', '')).toBe('passed   It answers');
    expect(text('skipped', 'no address')).toBe('skipped  It answers\n         no address');
    expect(text('failed', 'answered 500')).toBe(
      'FAILED   It answers\n         answered 500\n         Fix: Deploy it',
    );
  });

  it('counts every status and names what failed', () => {
    const results = (['passed', 'failed', 'skipped'] as const).map((status) => ({
      ...result,
      status,
      detail: 'x',
    }));
    expect(formatSummary(results)).toBe('doctor: 1 passed, 1 failed, 1 skipped\n  FAILED  Site: It answers');
  });
});
