import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, dialog, field, forceSubmit, pending } from './dialog-page';
import { FORMS, openFilled, WAITLIST } from './forms';

let insert = pending<unknown>();

beforeEach(() => {
  insert = pending();
  for (const { send } of FORMS) send.mockReturnValue(insert.promise);
});

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
  it.each(FORMS)(
    'the $form form is disabled and says so, focus stays in the dialog, and a second submission is impossible',
    async (form) => {
      const { send, submit, submitting, progress } = form;
      const labels = Object.keys(form.fields);
      const { user } = await openFilled(form);
      act(() => {
        forceSubmit();
        forceSubmit();
      });
      for (const name of [submitting, 'Cancel', 'Close']) expect(button(name)).toBeDisabled();
      for (const label of labels) expect(field(label)).toBeDisabled();
      expect(dialog().querySelector('form')).toHaveAttribute('aria-busy', 'true');
      expect(within(dialog()).getByRole('status')).toHaveTextContent(progress);
      expect(dialog()).toHaveFocus();
      act(forceSubmit);
      await user.click(button(submitting));
      await user.keyboard('{Enter}{Escape}');
      expect(send).toHaveBeenCalledTimes(1);

      await act(async () => insert.answer({ ok: false, reason: 'failed' }));
      expect(button(submit)).toBeEnabled();
      for (const label of labels) expect(field(label)).toBeEnabled();
      expect(within(dialog()).getByRole('status')).toBeEmptyDOMElement();
      act(forceSubmit);
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  it.each(Object.entries(ways))('%s does not close the dialog', async (_name, close) => {
    const { user } = await openFilled(WAITLIST);
    await user.click(button('Join'));
    await close(user);
    expect(dialog()).toBeInTheDocument();
    await act(async () => insert.answer({ ok: true, id: 'row-1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('focus returns to the field where Enter was pressed when the insert has failed', async () => {
    const { user } = await openFilled(WAITLIST);
    await user.type(field('Postal code'), '{Enter}');
    await act(async () => insert.answer({ ok: false, reason: 'duplicate' }));
    expect(field('Postal code')).toHaveFocus();
  });
});

describe('while no insert is in flight', () => {
  it.each(Object.entries(ways))('%s closes the dialog and keeps the typed values', async (_name, close) => {
    const { user, opener } = await openFilled(WAITLIST);
    await close(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    expect(document.body).not.toHaveAttribute('data-scroll-locked');
    expect(document.body.style.pointerEvents).toBe('');
    await user.click(opener);
    expect(field('Email address')).toHaveValue('Driver@Example.ca');
    expect(field('Postal code')).toHaveValue(' m5v2t6 ');
    expect(WAITLIST.send).not.toHaveBeenCalled();
  });
});
