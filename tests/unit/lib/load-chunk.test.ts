import { beforeEach, expect, it, vi } from 'vitest';
import { loadChunk } from '@/lib/load-chunk';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('loads a chunk once when that works', async () => {
  const load = vi.fn().mockResolvedValue('chunk');
  await expect(loadChunk(load)).resolves.toBe('chunk');
  expect(load).toHaveBeenCalledOnce();
});

it('loads it by a second attempt', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('first')).mockResolvedValue('chunk');
  const loaded = expect(loadChunk(load)).resolves.toBe('chunk');
  await vi.runAllTimersAsync();
  await loaded;
});

it('tries again a second after a failure, and fails with the error of the second attempt', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('first')).mockRejectedValue(new Error('second'));
  const failed = expect(loadChunk(load)).rejects.toThrow('second');
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  await failed;
  expect(load).toHaveBeenCalledTimes(2);
});
