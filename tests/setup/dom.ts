import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { DEFAULT_INPUT } from '@/calculator/types';
import { changeEstimate, showExample } from '@/state/estimate';
import { setJoinedCode, typedApplication, typedDriver } from '@/state/visitor';

// sonner puts its stylesheet into the document when it is imported; jsdom would match each of its rules again for every
// style and role that a test asks for.
beforeEach(() => {
  for (const style of document.head.querySelectorAll('style')) style.remove();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.scrollY = 0;
  // What the page remembers of a visit.
  changeEstimate(DEFAULT_INPUT);
  showExample();
  setJoinedCode(undefined);
  typedDriver.set(typedDriver.initial);
  typedApplication.set(typedApplication.initial);
  document.body.innerHTML = '';
});

// Loading a chunk takes longer than the default second where other programs use the processor too.
configure({ asyncUtilTimeout: 10_000 });

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

// In vitest's jsdom the property exists, but is undefined.
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
