import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showToast, Toaster } from '@/components/ui/toaster';
import { render } from '../../../setup/render';

it('a toast stays for ten seconds, so that it can be read', () => {
  vi.useFakeTimers();
  render(<Toaster dismissLabel="Dismiss" />);
  act(() => showToast({ title: 'Welcome', description: 'You are on the list.', tone: 'success' }));
  act(() => vi.advanceTimersByTime(9_900));
  expect(screen.getByText('Welcome').closest('li')).toHaveAttribute('data-removed', 'false');
  act(() => vi.advanceTimersByTime(200));
  expect(screen.getByText('Welcome').closest('li')).toHaveAttribute('data-removed', 'true');
});
