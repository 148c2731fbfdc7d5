import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePageTitle } from '@/hooks/use-page-title';

it("sets the document's title on load and when it changes", () => {
  const { rerender } = renderHook(({ title }) => usePageTitle(title), {
    initialProps: { title: 'Pitlane - Reimagining Car Maintenance' },
  });
  expect(document.title).toBe('Pitlane - Reimagining Car Maintenance');
  rerender({ title: 'Page Not Found' });
  expect(document.title).toBe('Page Not Found');
});
