import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LandingPage } from '@/routes/landing-page';
import { FakeIntersectionObserver, stubIntersectionObserver } from '../../setup/intersection';

vi.mock('@/data/analytics-rows', () => ({ insertAnalyticsRow: async () => ({ ok: true }) }));

type Listening = Parameters<typeof window.addEventListener>;

/** Returns a function that lists what window and document still have listeners for. */
function watchListeners(): () => string[] {
  const there = new Map<string, Set<unknown>>();
  const change = (target: EventTarget, type: string, act: (listeners: Set<unknown>) => void) => {
    const key = `${target.constructor.name} ${type}`;
    const listeners = there.get(key) ?? new Set();
    act(listeners);
    there.set(key, listeners);
  };
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((...[type, listener, options]: Listening) => {
      change(target, type, (listeners) => listeners.add(listener));
      if (typeof options === 'object') {
        options.signal?.addEventListener('abort', () => {
          change(target, type, (listeners) => listeners.delete(listener));
        });
      }
      addEventListener.call(target, type, listener, options);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((...[type, listener, options]: Listening) => {
      change(target, type, (listeners) => listeners.delete(listener));
      removeEventListener.call(target, type, listener, options);
    });
  }
  return () => [...there].filter(([, listeners]) => listeners.size > 0).map(([key]) => key);
}

it('the page leaves no listener, timer or observer after unmounting', () => {
  vi.useFakeTimers();
  stubIntersectionObserver();
  const listening = watchListeners();
  const { unmount } = render(
    <MemoryRouter>
      <LandingPage />
    </MemoryRouter>,
  );
  expect(listening()).toContain('Document click');
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  expect(FakeIntersectionObserver.all.some(({ observed }) => observed.size > 0)).toBe(true);

  unmount();
  // React's own, which it shares between all roots.
  expect(listening().filter((key) => !key.endsWith('selectionchange'))).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  expect(FakeIntersectionObserver.all.flatMap(({ observed }) => [...observed])).toEqual([]);
});
