import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showToast, Toaster } from '@/components/ui/toaster';

// tests/dom/dialogs has the toasts of the page and of a dialog.
it('a toast gives focus back to the control before it when it is dismissed', async () => {
  render(
    <>
      <button type="button">Before</button>
      <Toaster id="a" label="Messages" position="top-center" />
    </>,
  );
  act(() =>
    showToast({
      title: 'Saved',
      description: 'All is well.',
      tone: 'success',
      dismissLabel: 'Dismiss',
      toasterId: 'a',
    }),
  );
  await screen.findByText('Saved');
  await userEvent.click(screen.getByRole('button', { name: 'Before' }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});
