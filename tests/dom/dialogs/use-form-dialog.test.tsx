import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormContent } from '@/content/form-content';
import { FormDialog } from '@/dialogs/form-dialog';
import { useFormDialog } from '@/dialogs/use-form-dialog';
import { expectConsoleErrors, silenceConsoleError } from '../../setup/console';
import { button, dialog, dialogToasts, field, openDialog } from './dialog-page';

const CONTENT: FormContent<'city'> = {
  title: 'Vote',
  description: 'For a city',
  fields: { city: { label: 'City', missing: 'Enter a city.', tooLong: 'Shorten the city.' } },
  cancel: 'Cancel',
  submit: 'Send',
  submitting: 'Sending...',
  progress: 'Sending your vote',
  messages: {
    missing: { title: 'Missing', description: 'Enter a city.' },
    duplicate: { title: 'Duplicate', description: 'You have voted already.' },
    failed: { title: 'Failed', description: 'Please try again.' },
    success: { title: 'Thanks', description: 'Your vote counts.' },
  },
};

const send = vi.fn<() => Promise<{ ok: true }>>();

function VoteDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const form = useFormDialog({ ...props, content: CONTENT, limits: { city: 20 }, send });
  const { name, label, value, onChange, disabled } = form.field('city');
  return (
    <FormDialog size="narrow" form={form}>
      <input aria-label={label} {...{ name, value, onChange, disabled }} />
    </FormDialog>
  );
}

const reason = new Error('no client');

afterEach(() => send.mockReset());

describe.each([
  [
    'throws',
    () => {
      throw reason;
    },
  ],
  ['rejects', () => Promise.reject(reason)],
])('when sending %s', (_, fail) => {
  it('shows the failure, and the dialog can be closed or submitted again', async () => {
    silenceConsoleError();
    send.mockImplementationOnce(fail).mockResolvedValue({ ok: true });
    const { user, opener } = await openDialog((props) => <VoteDialog {...props} />);
    await user.type(field('City'), 'Toronto');
    await user.click(button('Send'));

    expect(within(dialog()).getByRole('alert')).toHaveTextContent('FailedPlease try again.');
    expect(await within(dialogToasts()).findByText('Failed')).toBeVisible();
    expect(button('Send')).toBeEnabled();
    expect(field('City')).toHaveValue('Toronto');
    expectConsoleErrors(['Submission failed', reason]);

    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(opener);
    await user.click(button('Send'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(send).toHaveBeenCalledTimes(2);
  });
});
