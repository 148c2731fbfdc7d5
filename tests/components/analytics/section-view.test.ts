import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observeSectionView } from '@/analytics/section-view';
import { showObserved, stubIntersectionObserver } from '../../setup/intersection';

const onView = vi.fn();
const { innerHeight } = window;

beforeEach(() => {
  onView.mockReset();
  stubIntersectionObserver();
  window.innerHeight = 500;
});

afterEach(() => {
  window.innerHeight = innerHeight;
});

describe('the view of a section', () => {
  it('counts from a fifth of it on, once', () => {
    observeSectionView(document.body, onView);
    showObserved({ ratio: 0, height: 500 });
    showObserved({ ratio: 0.19, height: 500 });
    expect(onView).not.toHaveBeenCalled();
    showObserved({ ratio: 0.2, height: 500 });
    showObserved({ ratio: 0, height: 500 });
    showObserved({ ratio: 1, height: 500 });
    expect(onView).toHaveBeenCalledTimes(1);
  });

  it('of ten viewports counts when it fills half of one', () => {
    observeSectionView(document.body, onView);
    showObserved({ ratio: 0.04, height: 5_000 });
    expect(onView).not.toHaveBeenCalled();
    showObserved({ ratio: 0.05, height: 5_000 });
    expect(onView).toHaveBeenCalledTimes(1);
  });

  it('no longer counts after stopping', () => {
    observeSectionView(document.body, onView)();
    showObserved({ ratio: 1, height: 500 });
    expect(onView).not.toHaveBeenCalled();
  });

  it('is never made up where nothing can be observed', () => {
    vi.unstubAllGlobals();
    const observer = globalThis.IntersectionObserver;
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    expect(() => observeSectionView(document.body, onView)()).not.toThrow();
    expect(onView).not.toHaveBeenCalled();
    globalThis.IntersectionObserver = observer;
  });
});
