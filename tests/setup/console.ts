import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

// Fails a test that printed an error or a warning that it did not expect.
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'unexpected console.warn').toEqual([]);
});

/**
 * Expects these calls to `console.error`, and then clears them.
 * @param calls The arguments of each call.
 */
export function expectConsoleErrors(...calls: unknown[][]): void {
  expect(vi.mocked(console.error).mock.calls).toEqual(calls);
  vi.mocked(console.error).mockClear();
}

/**
 * Expects at least one call to `console.error`, and expects every call to match a pattern. Then clears the calls. Use this
 * function for errors whose exact words come from React.
 */
export function forgetConsoleErrors(pattern: RegExp): void {
  const { calls } = vi.mocked(console.error).mock;
  expect(calls).not.toEqual([]);
  for (const call of calls) expect(call.map(String).join(' ')).toMatch(pattern);
  vi.mocked(console.error).mockClear();
}
