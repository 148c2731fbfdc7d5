import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitlistDialog } from '@/dialogs/waitlist-dialog';
import { button, dialog, field, forceSubmit, openDialog, pending } from './dialog-page';

const registerDriver = vi.hoisted(() => vi.fn());
vi.mock('@/data/waitlist', async (load) => ({ ...(await load<object>()), registerDriver }));

let insert = pending<unknown>();

beforeEach(() => {
  insert = pending();
  registerDriver.mockReset().mockReturnValue(insert.promise);
});

async function openFilled() {
  const page = await openDialog((props) => <WaitlistDialog {...props} onRegistered={() => undefined} />);
  await page.user.type(field('Email address'), 'driver@example.ca');
  await page.user.type(field('Postal code'), 'M5V 2T6');
  return page;
}

/** Radix renders it just before the panel. */
function overlay() {
  const scrim = dialog().previousElementSibling;
  if (scrim === null) throw new Error('The dialog has no overlay');
  return scrim;
}

const ways = {
  Cancel: (user) => user.click(button('Cancel')),
  Escape: (user) => user.keyboard('{Escape}'),
  'the overlay': (user) => user.click(overlay()),
  'the close button': (user) => user.click(button('Close')),
} satisfies Record<string, (user: Awaited<ReturnType<typeof openFilled>>['user']) => Promise<void>>;

describe('while the insert is in flight', () => {
  it('the fields and buttons are disabled, the button and the status say so, and focus stays in the dialog', async () => {
    const { user } = await openFilled();
    await user.click(button('Join'));
    expect(button('Joining...')).toBeDisabled();
    expect(button('Cancel')).toBeDisabled();
    expect(button('Close')).toBeDisabled();
    expect(field('Email address')).toBeDisabled();
    expect(field('Postal code')).toBeDisabled();
    expect(dialog().querySelector('form')).toHaveAttribute('aria-busy', 'true');
    expect(within(dialog()).getByRole('status')).toHaveTextContent('Adding you to the waitlist');
    expect(dialog()).toHaveFocus();
    await act(async () => insert.answer({ ok: false, reason: 'failed' }));
    expect(button('Join')).toBeEnabled();
    expect(field('Email address')).toBeEnabled();
    expect(within(dialog()).getByRole('status')).toBeEmptyDOMElement();
  });

  it('a second submission is impossible', async () => {
    const { user } = await openFilled();
    act(() => {
      forceSubmit();
      forceSubmit();
    });
    act(forceSubmit);
    await user.click(button('Joining...'));
    await user.keyboard('{Enter}');
    expect(registerDriver).toHaveBeenCalledTimes(1);
    await act(async () => insert.answer({ ok: false, reason: 'failed' }));
    act(forceSubmit);
    expect(registerDriver).toHaveBeenCalledTimes(2);
  });

  it.each(Object.entries(ways))('%s does not close the dialog', async (_name, close) => {
    const { user } = await openFilled();
    await user.click(button('Join'));
    await close(user);
    expect(dialog()).toBeInTheDocument();
    await act(async () => insert.answer({ ok: true, id: 'row-1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('focus returns to the field where Enter was pressed when the insert has failed', async () => {
    const { user } = await openFilled();
    await user.keyboard('{Enter}');
    await act(async () => insert.answer({ ok: false, reason: 'duplicate' }));
    expect(field('Postal code')).toHaveFocus();
  });
});

describe('while no insert is in flight', () => {
  it.each(Object.entries(ways))('%s closes the dialog and keeps the typed values', async (_name, close) => {
    const { user, opener } = await openFilled();
    await close(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    expect(document.body).not.toHaveAttribute('data-scroll-locked');
    expect(document.body.style.pointerEvents).toBe('');
    await user.click(opener);
    expect(field('Email address')).toHaveValue('driver@example.ca');
    expect(field('Postal code')).toHaveValue('M5V 2T6');
    expect(registerDriver).not.toHaveBeenCalled();
  });
});
