import { act, fireEvent } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { settings } from '@/lib/settings';

/** Advances the fake clock by milliseconds. */
export function wait(duration: number): void {
  act(() => {
    vi.advanceTimersByTime(duration);
  });
}

/** Scrolls the page to a distance from its top, in pixels. */
export function scrollTo(y: number): void {
  window.scrollY = y;
  fireEvent.scroll(window);
}

/** Hides the tab or shows it again, as switching tabs does. The mock is restored after each test. */
export function setTabHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

/** Sets `prefers-reduced-motion`. Returns a function that changes it and notifies the listeners. */
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

/** Changes settings of the site until the test ends. */
export function changeSettings(changes: Partial<typeof settings>): void {
  const before = { ...settings };
  Object.assign(settings, changes);
  onTestFinished(() => void Object.assign(settings, before));
}
