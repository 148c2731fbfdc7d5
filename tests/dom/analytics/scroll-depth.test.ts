import { beforeEach, expect, it, vi } from 'vitest';
import { observeScrollDepth } from '@/analytics/use-visit-analytics';
import { scrollTo } from '../../setup/browser';

let depths: number[];
let stop: () => void;

function pageHeight(height: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
}

beforeEach(() => {
  vi.useFakeTimers();
  pageHeight(window.innerHeight + 4_000);
  depths = [];
  stop = observeScrollDepth((depth) => depths.push(depth));
  return stop;
});

it('reports once, a second after the last scroll event', () => {
  scrollTo(1_000);
  vi.advanceTimersByTime(999);
  scrollTo(2_000);
  vi.advanceTimersByTime(999);
  expect(depths).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(depths).toEqual([50]);
});

it('reports only multiples of 25 above 0', () => {
  for (const y of [1_000, 1_100, 0, 4_000]) {
    scrollTo(y);
    vi.advanceTimersByTime(1_000);
  }
  expect(depths).toEqual([25, 100]);
});

it('reports nothing on a page that cannot scroll', () => {
  pageHeight(window.innerHeight);
  scrollTo(0);
  vi.advanceTimersByTime(1_000);
  expect(depths).toEqual([]);
});

it('reports nothing after unsubscribing, also during a pause', () => {
  scrollTo(1_000);
  stop();
  scrollTo(2_000);
  vi.advanceTimersByTime(5_000);
  expect(depths).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
