import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { clearToasts } from '@/components/ui/toaster';
import { PAGE_TOASTER, PageToaster } from '@/dialogs/page-toaster';

export type DialogRenderer = (props: { open: boolean; onClose: () => void }) => ReactNode;

function Page({ dialog }: { dialog: DialogRenderer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {dialog({ open, onClose: () => setOpen(false) })}
      <PageToaster />
    </>
  );
}

/** Renders a page with one dialog and opens it by its button. */
export async function openDialog(dialog: DialogRenderer) {
  // sonner keeps its toasts outside React, so those of the previous test would be shown again.
  clearToasts(PAGE_TOASTER);
  const user = userEvent.setup({ delay: null });
  render(<Page dialog={dialog} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  return { user, opener };
}

/** The open dialog; throws when there is none. */
export const dialog = () => screen.getByRole('dialog');

/** A field of the open dialog, by its label. Not by its role, for which jsdom matches all styles with all elements. */
export const field = (label: string) =>
  within(dialog()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?: \\*)?$`));

export const button = (name: string) => within(dialog()).getByRole('button', { name });

/** The toasts inside the open dialog, or on the page. */
export const dialogToasts = () => screen.getByRole('region', { name: 'Messages about this form' });
export const pageToasts = () => screen.getByRole('region', { name: 'Messages' });

/** Submits the form although the button is disabled, as a script or an assistive device can. */
export function forceSubmit() {
  const form = dialog().querySelector('form');
  if (form === null) throw new Error('The dialog has no form');
  form.requestSubmit();
}

/** A promise that the test resolves. */
export function pending<Answer>() {
  let answer: (value: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}
