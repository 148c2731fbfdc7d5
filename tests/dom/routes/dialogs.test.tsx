import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialogs } from '@/routes/dialogs';
import { button, field, openDialog } from '../dialogs/dialog-page';

const track = vi.hoisted(() => vi.fn());
vi.mock('@/analytics/tracker', () => ({ track }));
vi.mock('@/data/waitlist', async (load) => ({
  ...(await load<object>()),
  registerDriver: async () => ({ ok: true, id: 'row-1' }),
}));

it('records a registration with its id and the domain of the email', async () => {
  const { user } = await openDialog(({ open, onOpenChange }) => (
    <Dialogs dialog={open ? 'waitlist' : null} onClose={() => onOpenChange(false)} />
  ));
  await user.type(field('Email address'), 'Driver@Example.ca');
  await user.type(field('Postal code'), 'M5V 2T6');
  expect(track).not.toHaveBeenCalled();
  await user.click(button('Join'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(track.mock.calls).toEqual([
    [
      {
        type: 'form_submit',
        target: 'waitlist_form',
        userId: 'row-1',
        data: { email_domain: 'example.ca' },
      },
    ],
  ]);
});
