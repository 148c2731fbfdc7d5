import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Collects every store that a module creates, so that all of them are reset after each test.
const resets = vi.hoisted(() => new Set<() => void>());
vi.mock('@/lib/store', async (load) => {
  const module = await load<typeof import('@/lib/store')>();
  const createStore: typeof module.createStore = (initial) => {
    const store = module.createStore(initial);
    resets.add(() => store.set(initial));
    return store;
  };
  return { ...module, createStore };
});

// Removes sonner's stylesheet. Otherwise, jsdom would evaluate all of its rules whenever a test queries a style or a role.
beforeEach(() => {
  for (const style of document.head.querySelectorAll('style')) style.remove();
});

// Stops all timers after the last test. For example, sonner removes a dismissed toast after 200 ms, which would throw an
// error when there is no window. Stopping timers after each test would also stop jsdom's navigation through the history.
const timers: ReturnType<typeof setTimeout>[] = [];
beforeEach(() => void vi.spyOn(globalThis, 'setTimeout'));
afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const { value } of vi.mocked(setTimeout).mock.results) timers.push(value);
  window.scrollY = 0;
  window.history.replaceState(null, '', '/');
  for (const reset of resets) reset();
  // Dismisses a toast that is still there. Otherwise, it would appear again in the next test.
  toast.dismiss();
  document.body.innerHTML = '';
});

// All time limits are in vitest.config.ts.
configure({ asyncUtilTimeout: Number(process.env['TEST_WAIT']) });

// jsdom has no layout, so it lacks the observers and the pointer methods that the libraries call.

/** An observer that never reports anything. */
class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.IntersectionObserver ??= InertObserver as unknown as typeof IntersectionObserver;
CSS.supports ??= () => false;
globalThis.ResizeObserver ??= InertObserver as unknown as typeof ResizeObserver;

/** An animation that has ended. */
const animation = { finished: Promise.resolve() } as unknown as Animation;

Element.prototype.animate ??= () => animation;
Element.prototype.getAnimations ??= () => [];
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;

// Never calls the callback. Otherwise, callbacks would run after the last test, when there is no document.
globalThis.requestIdleCallback ??= () => 0;

// In Vitest's jsdom, `matchMedia` is a property with the value undefined.
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
