import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** A message on the console that no test expected is a defect. */
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'unexpected console.warn').toEqual([]);
});

/** Says that `console.error` was called once for each list of arguments given, and forgets the calls. */
export function expectConsoleErrors(...calls: unknown[][]): void {
  expect(vi.mocked(console.error).mock.calls).toEqual(calls);
  vi.mocked(console.error).mockClear();
}

/** The same for errors that React reports in words of its own: each has to match. */
export function forgetConsoleErrors(pattern: RegExp): void {
  const { calls } = vi.mocked(console.error).mock;
  expect(calls).not.toEqual([]);
  for (const call of calls) expect(call.map(String).join(' ')).toMatch(pattern);
  vi.mocked(console.error).mockClear();
}
