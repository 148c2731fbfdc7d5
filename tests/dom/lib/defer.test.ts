import { beforeEach, expect, it, vi } from 'vitest';
import { onFirstInteraction, whenIdle } from '@/lib/defer';

const task = vi.fn();

beforeEach(() => vi.useFakeTimers());

it('whenIdle runs the task a moment later in a browser without requestIdleCallback', () => {
  // Like jsdom and Safari before 18.4.
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(task).toHaveBeenCalledOnce();
});

it('whenIdle runs the task in an idle callback where there are any, at the latest after three seconds', () => {
  const requestIdleCallback = vi.fn(() => 7);
  const cancelIdleCallback = vi.fn();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('cancelIdleCallback', cancelIdleCallback);
  whenIdle(task)();
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(task, { timeout: 3000 });
  expect(cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(7);
});

it.each(['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll'])(
  'onFirstInteraction runs the task once after %s, when the browser is idle',
  (type) => {
    onFirstInteraction(task);
    vi.advanceTimersByTime(10_000);
    for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event(type));
    expect(task).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(task).toHaveBeenCalledOnce();
  },
);

it('a task that was cancelled is not run', () => {
  whenIdle(task)();
  onFirstInteraction(task)();
  const cancel = onFirstInteraction(task);
  document.dispatchEvent(new Event('keydown'));
  // Also between the interaction and the moment of idleness.
  cancel();
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
