import { expect, it, vi } from 'vitest';
import { withTimeout } from '@/lib/with-timeout';

it.each([
  ['resolves', async () => 'loaded', 'loaded'],
  ['rejects', () => Promise.reject('refused'), 'refused'],
  [
    'throws at once',
    () => {
      throw 'refused';
    },
    'refused',
  ],
])(
  'withTimeout passes on the outcome and leaves no timer if the function %s',
  async (_, load: () => Promise<string>, outcome) => {
    vi.useFakeTimers();
    expect(await withTimeout(load).catch((error) => error)).toBe(outcome);
    expect(vi.getTimerCount()).toBe(0);
  },
);
