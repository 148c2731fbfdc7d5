import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onFirstInteraction, onNearViewport, whenIdle } from '@/lib/defer';
import {
  placeObserved,
  removeIntersectionObserver,
  stubIntersectionObserver,
} from '../../setup/intersection';

const task = vi.fn();

beforeEach(() => vi.useFakeTimers());

function interact() {
  document.dispatchEvent(new Event('keydown'));
  vi.runAllTimers();
}

// jsdom has no requestIdleCallback, as Safari before 18.4.
describe('whenIdle', () => {
  it('runs the task a moment later in a browser without requestIdleCallback', () => {
    whenIdle(task);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(task).toHaveBeenCalledOnce();
  });

  it('runs the task in an idle callback where there are any', () => {
    const requestIdleCallback = vi.fn(() => 7);
    const cancelIdleCallback = vi.fn();
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.stubGlobal('cancelIdleCallback', cancelIdleCallback);
    const cancel = whenIdle(task);
    expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(task);
    cancel();
    expect(cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(7);
  });
});

describe('onFirstInteraction', () => {
  it.each(['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll'])(
    'runs the task once after %s, when the browser is idle',
    (type) => {
      onFirstInteraction(task);
      vi.advanceTimersByTime(10_000);
      document.dispatchEvent(new Event(type));
      document.dispatchEvent(new Event(type));
      expect(task).not.toHaveBeenCalled();
      vi.runAllTimers();
      expect(task).toHaveBeenCalledOnce();
    },
  );
});

describe('onNearViewport', () => {
  it('runs the task once the element is within a viewport of the viewport', () => {
    stubIntersectionObserver();
    onNearViewport(document.body, task);
    placeObserved({ top: 2_000, height: 500 });
    expect(task).not.toHaveBeenCalled();
    placeObserved({ top: 1_999, height: 500 });
    expect(task).toHaveBeenCalledOnce();
  });

  it('runs the task at once without IntersectionObserver', () => {
    removeIntersectionObserver();
    onNearViewport(document.body, task)();
    expect(task).toHaveBeenCalledOnce();
  });
});

it.each([
  ['whenIdle', () => whenIdle(task), () => vi.runAllTimers()],
  ['onFirstInteraction, before it', () => onFirstInteraction(task), interact],
  [
    'onFirstInteraction, until the browser is idle',
    () => {
      const cancel = onFirstInteraction(task);
      document.dispatchEvent(new Event('keydown'));
      return cancel;
    },
    interact,
  ],
  ['onNearViewport', () => onNearViewport(document.body, task), () => placeObserved({ top: 0, height: 500 })],
])('%s can be cancelled', (_, start, happen) => {
  stubIntersectionObserver();
  start()();
  happen();
  expect(task).not.toHaveBeenCalled();
});
