import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let error: MockInstance<typeof console.error>;
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  error = vi.spyOn(console, 'error');
  warn = vi.spyOn(console, 'warn');
});

/** A message on the console that no test expected is a defect. */
afterEach(() => {
  expect(error.mock.calls, 'unexpected console.error').toEqual([]);
  expect(warn.mock.calls, 'unexpected console.warn').toEqual([]);
  error.mockRestore();
  warn.mockRestore();
});

/** Says that `console.error` was called once for each list of arguments given, and forgets the calls. */
export function expectConsoleErrors(...calls: unknown[][]): void {
  expect(error.mock.calls).toEqual(calls);
  error.mockClear();
}

/** Keeps an expected `console.error` out of the output; `expectConsoleErrors` still has to name it. */
export function silenceConsoleError(): void {
  error.mockImplementation(() => undefined);
}

/** The same for errors that React reports in words of its own: each has to match. */
export function forgetConsoleErrors(pattern: RegExp): void {
  expect(error).toHaveBeenCalled();
  for (const call of error.mock.calls) expect(call.map(String).join(' ')).toMatch(pattern);
  error.mockClear();
}
