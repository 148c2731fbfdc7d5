import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Answers `prefers-reduced-motion` as told, and calls back those who listen for a change of it. */
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
