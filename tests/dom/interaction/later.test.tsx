import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLoad } from '@/interaction/later';

it('says that code could not be loaded, until another try succeeds', async () => {
  const load = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const tasks: (() => void)[] = [];
  // Each render has another time at which to load.
  const { result: failed, rerender } = renderHook(({ when }) => useLoad(load, when), {
    initialProps: { when: (task: () => void): undefined => void tasks.push(task) },
  });
  expect(load).not.toHaveBeenCalled();
  await act(async () => tasks[0]?.());
  expect(failed.current).toBe(true);
  rerender({ when: (task): undefined => void task() });
  await act(async () => undefined);
  expect(failed.current).toBe(false);
});
