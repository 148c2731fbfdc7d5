import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Pixels; `top` is the distance from the viewport's top edge. */
interface Place {
  top: number;
  height: number;
  /** Height of the viewport. */
  viewport?: number;
}

/** Replaces the browser's observer: a test states where the observed elements are. */
class FakeIntersectionObserver {
  static all: FakeIntersectionObserver[] = [];
  readonly observed = new Set<Element>();

  readonly callback: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit;

  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.callback = callback;
    this.options = options;
    FakeIntersectionObserver.all.push(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
  disconnect() {
    this.observed.clear();
  }
}

/** Installs the replacement until the end of the test. */
export function stubObserver(): void {
  FakeIntersectionObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
}

/** `rootMargin` in pixels, for the top and the bottom. */
function marginsOf({ rootMargin = '0px' }: IntersectionObserverInit, viewport: number): [number, number] {
  const [top = '0px', , bottom = top] = rootMargin.split(' ');
  const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('%') ? viewport / 100 : 1);
  return [pixels(top), pixels(bottom)];
}

/** Moves every observed element to that place in the viewport, and notifies the observers it has. */
export function placeObserved({ top, height, viewport = 1_000 }: Place): void {
  act(() => {
    for (const observer of FakeIntersectionObserver.all) {
      const [above, below] = marginsOf(observer.options, viewport);
      const visible = Math.min(top + height, viewport + below) - Math.max(top, -above);
      const ratio = Math.max(0, visible) / height;
      const threshold = Math.min(...[observer.options.threshold ?? 0].flat());
      const entries = [...observer.observed].map((target) => ({
        target,
        // Also where they only touch.
        isIntersecting: visible >= 0 && ratio >= threshold,
        intersectionRatio: ratio,
      }));
      if (entries.length === 0) continue;
      observer.callback(
        entries as unknown as IntersectionObserverEntry[],
        observer as unknown as IntersectionObserver,
      );
    }
  });
}

/** Removes IntersectionObserver until the end of the test. */
export function removeObserver(): void {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
}
