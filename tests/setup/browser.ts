import { act, fireEvent } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { settings } from '@/lib/settings';

/**
 * Advances the fake clock.
 * @param duration In milliseconds.
 */
export function wait(duration: number): void {
  act(() => {
    vi.advanceTimersByTime(duration);
  });
}

/**
 * Scrolls the page.
 * @param y The distance from the top of the page, in pixels.
 */
export function scrollTo(y: number): void {
  window.scrollY = y;
  fireEvent.scroll(window);
}

/** Hides the tab or shows it again, as if the visitor had switched tabs. Vitest removes the mock after the test. */
export function setTabHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

/** Sets the media query `prefers-reduced-motion`. Returns a function that changes it and notifies its listeners. */
export function stubReducedMotion(reduced: boolean): (reduced: boolean) => void {
  const query = Object.assign(new EventTarget(), { matches: reduced });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return (changed) => {
    query.matches = changed;
    act(() => {
      query.dispatchEvent(new Event('change'));
    });
  };
}

/** Changes some settings of the site until the test ends. */
export function changeSettings(changes: Partial<typeof settings>): void {
  const before = { ...settings };
  Object.assign(settings, changes);
  onTestFinished(() => void Object.assign(settings, before));
}
