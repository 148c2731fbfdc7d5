import { beforeEach, expect, it, vi } from 'vitest';
import { loadChunk } from '@/lib/load-chunk';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it.each([1, 2])('loads a chunk that comes at attempt %i, and not again', async (attempts) => {
  const load = vi.fn().mockResolvedValue('chunk');
  if (attempts > 1) load.mockRejectedValueOnce(new Error('first'));
  const loaded = loadChunk(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('chunk');
  expect(load).toHaveBeenCalledTimes(attempts);
});

it('fails with the error of its second attempt, a second after the first', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('first')).mockRejectedValue(new Error('second'));
  const failed = expect(loadChunk(load)).rejects.toThrow('second');
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  await failed;
  expect(load).toHaveBeenCalledTimes(2);
});

it('requests past the cache what failed, before it tries again', async () => {
  const entry = (name: string, responseStatus: number) =>
    ({ name, responseStatus }) as PerformanceResourceTiming;
  const script = 'https://pitlane.test/assets/dialogs-12345678.js';
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    entry('https://pitlane.test/assets/index-12345678.js', 200),
    entry('https://pitlane.test/assets/font.woff2', 404),
    entry(script, 404),
  ]);
  const order: unknown[] = [];
  vi.stubGlobal('fetch', async (...request: unknown[]) => order.push(request));
  const load = vi.fn(async () => order.push('load')).mockRejectedValueOnce(new Error('first'));
  const loaded = loadChunk(load);
  await vi.runAllTimersAsync();
  await loaded;
  expect(order).toEqual([[script, { cache: 'reload' }], 'load']);
});
