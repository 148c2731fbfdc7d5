import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** Fails the test after an unexpected console message. */
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'unexpected console.warn').toEqual([]);
});

/** Expects one call of `console.error` for each list of arguments, and clears the calls. */
export function expectConsoleErrors(...calls: unknown[][]): void {
  expect(vi.mocked(console.error).mock.calls).toEqual(calls);
  vi.mocked(console.error).mockClear();
}

/** Expects all calls of `console.error` to match, because React words its errors itself, and clears them. */
export function forgetConsoleErrors(pattern: RegExp): void {
  const { calls } = vi.mocked(console.error).mock;
  expect(calls).not.toEqual([]);
  for (const call of calls) expect(call.map(String).join(' ')).toMatch(pattern);
  vi.mocked(console.error).mockClear();
}
