import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLoad } from '@/interaction/later';

it('loads again at the next press when that has failed, and then no more', async () => {
  const load = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const atOnce = (task: () => void): undefined => void task();
  const { result: failed } = renderHook(() => useLoad(load, atOnce));
  await waitFor(() => expect(failed.current).toBe(true));
  expect(load).toHaveBeenCalledOnce();
  fireEvent.click(document.body);
  await waitFor(() => expect(failed.current).toBe(false));
  fireEvent.click(document.body);
  expect(load).toHaveBeenCalledTimes(2);
});

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
