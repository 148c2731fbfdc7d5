import { beforeEach, expect, it, vi } from 'vitest';
import { onFirstInteraction, whenIdle } from '@/lib/defer';

const task = vi.fn();

// Safari before 18.4 has no `requestIdleCallback`.
Reflect.deleteProperty(globalThis, 'requestIdleCallback');
beforeEach(() => vi.useFakeTimers());

it('whenIdle waits at most three seconds for the browser to be idle', () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  whenIdle(task);
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(task, { timeout: 3000 });
});

it.each(['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll'])(
  'onFirstInteraction runs the task once after %s',
  (type) => {
    onFirstInteraction(task);
    vi.advanceTimersByTime(10_000);
    for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event(type));
    expect(task).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(task).toHaveBeenCalledOnce();
  },
);

it('onFirstInteraction does not run the task after being stopped', () => {
  onFirstInteraction(task)();
  document.dispatchEvent(new Event('keydown'));
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
