import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface View {
  ratio: number;
  height: number;
}

/** Replaces the browser's observer: a test states how much of the observed elements is visible. */
export class FakeIntersectionObserver {
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
export function stubIntersectionObserver(): void {
  FakeIntersectionObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
}

/** Shows a share of every observed element to the observers that have a threshold at or below it. */
export function showObserved({ ratio, height }: View): void {
  act(() => {
    for (const observer of FakeIntersectionObserver.all) {
      const thresholds = [observer.options.threshold ?? 0].flat();
      const entries = [...observer.observed].map((target) => ({
        target,
        isIntersecting: ratio > 0 && thresholds.some((threshold) => ratio >= threshold),
        intersectionRatio: ratio,
        boundingClientRect: { height },
      }));
      if (entries.length === 0) continue;
      observer.callback(
        entries as unknown as IntersectionObserverEntry[],
        observer as unknown as IntersectionObserver,
      );
    }
  });
}

/** Runs the task in a browser without IntersectionObserver. */
export function withoutIntersectionObserver(task: () => void): void {
  const observer = globalThis.IntersectionObserver;
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  try {
    task();
  } finally {
    globalThis.IntersectionObserver = observer;
  }
}
