import { beforeEach, expect, it, vi } from 'vitest';
import { runAfterFirstInteraction, runWhenIdle } from '@/lib/defer';

const task = vi.fn();

// Safari before 18.4 has no `requestIdleCallback`.
Reflect.deleteProperty(globalThis, 'requestIdleCallback');
beforeEach(() => vi.useFakeTimers());

it('runWhenIdle waits at most three seconds for the browser to be idle', () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  runWhenIdle(task);
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(task, { timeout: 3000 });
});

it.each(['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll'])(
  'runAfterFirstInteraction runs the task once after %s',
  (type) => {
    runAfterFirstInteraction(task);
    vi.advanceTimersByTime(10_000);
    for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event(type));
    expect(task).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(task).toHaveBeenCalledOnce();
  },
);

it('runAfterFirstInteraction does not run the task after being stopped', () => {
  runAfterFirstInteraction(task)();
  document.dispatchEvent(new Event('keydown'));
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
