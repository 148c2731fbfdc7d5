import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';

// After each test, resets every store that a module has created.
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

// Removes sonner's stylesheet, because jsdom would match each of its rules for every style and role that a test queries.
beforeEach(() => {
  for (const style of document.head.querySelectorAll('style')) style.remove();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.scrollY = 0;
  window.history.replaceState(null, '', '/');
  for (const reset of resets) reset();
  // Dismisses a remaining toast, which the next test would show again.
  toast.dismiss();
  document.body.innerHTML = '';
});

// All time limits are in vitest.config.ts.
configure({ asyncUtilTimeout: Number(process.env['TEST_WAIT']) });

/** jsdom has no layout, and therefore lacks the observers and pointer methods that the libraries call. */
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

// Never runs its task. Otherwise, idle tasks would run after the last test, without a document.
globalThis.requestIdleCallback ??= () => 0;

// In vitest's jsdom, `matchMedia` exists but is undefined.
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
