import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** Fails the test for a message on the console that the test did not expect. */
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'unexpected console.warn').toEqual([]);
});

/** Expects one call of `console.error` for each list of arguments, and forgets the calls. */
export function expectConsoleErrors(...calls: unknown[][]): void {
  expect(vi.mocked(console.error).mock.calls).toEqual(calls);
  vi.mocked(console.error).mockClear();
}

/** Expects calls of `console.error` that all match, for errors that React reports in its own words, and forgets them. */
export function forgetConsoleErrors(pattern: RegExp): void {
  const { calls } = vi.mocked(console.error).mock;
  expect(calls).not.toEqual([]);
  for (const call of calls) expect(call.map(String).join(' ')).toMatch(pattern);
  vi.mocked(console.error).mockClear();
}
