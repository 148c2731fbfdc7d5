import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Hides the tab or shows it again, as switching tabs does. Undone after each test with the other mocks. */
export function setTabHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
