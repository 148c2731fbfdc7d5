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

it('tries again a second after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('chunk');
  const loaded = loadChunk(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await expect(loaded).resolves.toBe('chunk');
});

it('fails with the error of the second attempt, and makes no third', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('first')).mockRejectedValue(new Error('second'));
  const failed = expect(loadChunk(load)).rejects.toThrow('second');
  await vi.runAllTimersAsync();
  await failed;
  expect(load).toHaveBeenCalledTimes(2);
});
