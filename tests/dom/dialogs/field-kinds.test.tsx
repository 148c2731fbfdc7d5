import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { FieldValues, FormFields } from '@/data/form-fields';
import { closeDialog, openDialog } from '@/dialogs/dialog-location';
import { Form, FormDialog } from '@/dialogs/form-dialog';
import { FormField } from '@/dialogs/form-field';
import { useFormDialog } from '@/dialogs/use-form-dialog';
import { createStore } from '@/lib/store';
import { english, render } from '../../setup/render';

/* What a form can have that none of the page's has: a field that may stay empty, and boxes. */

const FIELDS = {
  city: { kind: 'words', column: 'city', required: true, maxBytes: 20, autoComplete: 'address-level2' },
  shop: { kind: 'words', column: 'shop', required: false, maxBytes: 20, autoComplete: 'organization' },
  terms: { kind: 'box', column: 'terms', required: true },
  news: { kind: 'box', column: 'news', required: false },
} as const satisfies FormFields;

const content = {
  ...english.mechanicForm,
  fields: {
    city: english.mechanicForm.fields.city,
    shop: { label: 'Shop', tooLong: 'Too long.' },
    terms: { label: 'I have read the terms', missing: 'Read the terms first.' },
    news: { label: 'Send me news', hint: 'Once a month.' },
  },
};
const EMPTY = { city: '', shop: '', terms: false, news: false };
const typed = createStore<FieldValues<typeof FIELDS>>(EMPTY);
const send = vi.fn();

function Example() {
  const form = useFormDialog({ name: 'partner', fields: FIELDS, content, typed, send });
  return (
    <Form form={form}>
      {form.fields.map((field) => (
        <FormField key={field.name} {...field} marked={field.required} />
      ))}
    </Form>
  );
}

async function openExample() {
  send.mockResolvedValue({ ok: false, reason: 'duplicate', cause: '' });
  render(
    <FormDialog name="partner" size="narrow">
      <Example />
    </FormDialog>,
  );
  act(() => openDialog('partner'));
  // The history may still be on its way back from the test before.
  await screen.findByRole('dialog');
  return userEvent.setup({ delay: null });
}
afterEach(() => act(closeDialog));

const city = () => screen.getByRole('textbox', { name: content.fields.city.label });
const shop = () => screen.getByRole('textbox', { name: 'Shop' });
const terms = () => screen.getByRole('checkbox', { name: 'I have read the terms' });
const news = () => screen.getByRole('checkbox', { name: 'Send me news' });
const submit = () => screen.getByRole('button', { name: content.submit });

it('an optional field is not marked, and may be left blank; a box is a no until it is pressed', async () => {
  const user = await openExample();
  expect(within(screen.getByRole('dialog')).getByText('Shop').textContent).toBe('Shop');
  expect(shop()).not.toBeRequired();
  expect(shop()).toHaveAttribute('autocomplete', 'organization');
  expect(news()).toHaveAccessibleDescription('Once a month.');
  expect(terms()).toBeRequired();
  await user.type(city(), 'Laval');
  await user.click(screen.getByText(/I have read the terms/));
  expect(submit()).toHaveAttribute('aria-disabled', 'false');
  await user.click(submit());
  expect(send).toHaveBeenLastCalledWith({ city: 'Laval', shop: '', terms: true, news: false });
  await user.click(news());
  await user.click(submit());
  expect(send).toHaveBeenLastCalledWith({ city: 'Laval', shop: '', terms: true, news: true });
});

it('a required box without a yes is named like a blank field, and Enter goes to it', async () => {
  const user = await openExample();
  await user.type(city(), 'Laval{Enter}');
  expect(terms()).toHaveFocus();
  expect(terms()).not.toHaveAttribute('aria-invalid');
  await user.click(submit());
  expect(terms()).toHaveFocus();
  expect(terms()).toHaveAttribute('aria-invalid', 'true');
  expect(terms()).toHaveAccessibleDescription('Read the terms first.');
  await user.keyboard(' ');
  expect(terms()).toBeChecked();
  expect(terms()).not.toHaveAttribute('aria-invalid');
  await user.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

it('a box that is pressed does not take the focus before the click, which a form that scrolls would lose', async () => {
  await openExample();
  expect(fireEvent.mouseDown(news())).toBe(false);
  expect(city()).toHaveFocus();
});

it('a box keeps its yes while the dialog is closed', async () => {
  const user = await openExample();
  await user.click(news());
  act(closeDialog);
  await act(async () => openDialog('partner'));
  expect(await screen.findByRole('checkbox', { name: 'Send me news' })).toBeChecked();
});
