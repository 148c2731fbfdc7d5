import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';

// Every store that a module makes is set back after a test.
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

// sonner puts its stylesheet into the document when it is imported; jsdom would match each of its rules again for every
// style and role that a test asks for.
beforeEach(() => {
  for (const style of document.head.querySelectorAll('style')) style.remove();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.scrollY = 0;
  window.history.replaceState(null, '', '/');
  for (const reset of resets) reset();
  // A message that is still shown would be shown again.
  toast.dismiss();
  document.body.innerHTML = '';
});

// vitest.config.ts has every limit.
configure({ asyncUtilTimeout: Number(process.env['TEST_WAIT']) });

/** jsdom has no layout, and so none of the observers and pointer methods that the libraries call. */
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

// Without it, what waits for an idle moment would come after the last test, when there is no document.
globalThis.requestIdleCallback ??= () => 0;

// In vitest's jsdom the property exists, but is undefined.
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
