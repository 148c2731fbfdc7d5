import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { waitlistForm } from '@/content/forms';
import { withProduct } from '@/lib/settings';
import { expectConsoleErrors } from '../../setup/console';
import { pending } from '../../setup/pending';
import {
  alert,
  button,
  dialog,
  dialogToasts,
  FORMS,
  field,
  fill,
  forceSubmit,
  MECHANIC,
  openDialog,
  openFilled,
  pageToasts,
} from './forms';

type User = Awaited<ReturnType<typeof openDialog>>['user'];

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('marks every field of the mechanic form as required', async () => {
  await openDialog('partner');
  expect(within(dialog()).getByText('Required')).toHaveTextContent('* Required');
  for (const label of Object.keys(MECHANIC.fields)) {
    expect(within(dialog()).getByText(label, { selector: 'label' })).toHaveTextContent(`${label} *`);
  }
});

describe.each(FORMS)('$title', (form) => {
  const { send, submit, fields, messages } = form;
  const labels = Object.keys(fields);
  const typed = Object.values(fields).map((values) => values.typed);
  const sent = Object.fromEntries(Object.values(fields).map((values) => [values.name, values.typed]));
  const shown = () => labels.map((label) => field(label).value);

  it('has a name, a description and required fields, which browsers can fill, and focuses the first', async () => {
    await openDialog(form.name);
    expect(dialog()).toHaveAccessibleName(form.title);
    expect(dialog()).toHaveAccessibleDescription(withProduct(form.description));
    for (const [label, { attributes }] of Object.entries(fields)) {
      expect(within(dialog()).getByRole('textbox', { name: label })).toBe(field(label));
      expect(field(label)).toBeRequired();
      for (const [name, value] of Object.entries({ ...attributes, spellcheck: 'false' })) {
        expect(field(label)).toHaveAttribute(name, value);
      }
    }
    expect(field(labels[0] ?? '')).toHaveFocus();
  });

  it('has a disabled button while a field is blank, which says so when it is pressed', async () => {
    const { user } = await openFilled(form);
    for (const [label, { typed, missing }] of Object.entries(fields)) {
      fill(label, '  ');
      expect(button(submit)).toHaveAttribute('aria-disabled', 'true');
      await user.click(button(submit));
      expect(field(label)).toHaveAccessibleDescription(missing);
      fill(label, typed);
      expect(button(submit)).toHaveAttribute('aria-disabled', 'false');
    }
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the values as typed, says so on the page, clears the fields and closes', async () => {
    const { user, opener } = await openFilled(form);
    await user.click(button(submit));
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent));
    await closed();
    const title = withProduct(messages.success.title);
    const toast = await within(pageToasts()).findByText(title);
    expect(toast.closest('li')).toHaveAttribute('data-type', 'success');
    expect(within(pageToasts()).getByText(messages.success.description)).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    expect(shown()).toEqual(labels.map(() => ''));
  });

  it.each([
    ['finds a duplicate', 'duplicate', 'duplicate'],
    ['is of a preview', 'preview', 'preview'],
    ['fails', 'failed', 'failed'],
    ['is one of too many, for which the toast is that of a failure', 'limited', 'failed'],
  ] as const)(
    'says when the insert %s, keeps the typed values, and can be closed and sent again',
    async (_, reason, shownInToast) => {
      send.mockResolvedValueOnce({ ok: false, reason, cause: 'code 42501, status 401' });
      const { title, description } = messages[reason];
      const { user, opener } = await openFilled(form);
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
      await user.click(button(submit));
      expect(alert()).toHaveTextContent(title + description);
      expect(scroll.mock.contexts.at(-1)).toContainElement(alert());
      expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest' });
      expect(dialog().querySelector('form')).toHaveAccessibleDescription(`${title} ${description}`);
      const toast = await within(dialogToasts()).findByText(title);
      expect(toast.closest('li')).toHaveAttribute('data-type', 'error');
      expect(within(dialogToasts()).getByText(messages[shownInToast].description)).toBeVisible();
      expect(within(pageToasts()).queryByText(title)).toBeNull();
      expect(shown()).toEqual(typed);
      expect(button(submit)).toHaveFocus();
      const logged = shownInToast === 'failed' ? [['Submission failed', 'code 42501, status 401']] : [];
      expectConsoleErrors(...logged);

      await user.click(button('Cancel'));
      await closed();
      await user.click(opener);
      expect(shown()).toEqual(typed);
      await user.click(button(submit));
      await closed();
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  it.each([
    ['a press', (user: User) => user.click(button(submit))],
    ['Enter', (user: User) => user.type(field(labels[0] ?? ''), '{Enter}')],
  ])('names the missing fields after %s, in a toast, in the form and at the fields', async (_, request) => {
    const [first = '', ...rest] = labels;
    const { user } = await openFilled(form, Object.fromEntries(rest.map((label) => [label, ' '])));
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await request(user);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    const { title, description } = messages.missing;
    expect(alert()).toHaveTextContent(title + description);
    const toast = await within(dialogToasts()).findByText(title);
    expect(toast.closest('li')).toHaveAttribute('data-type', 'error');
    expect(field(first)).toBeValid();
    for (const label of rest) expect(field(label)).toHaveAccessibleDescription(fields[label]?.missing);
    const missing = field(rest[0] ?? '');
    expect(missing).toBeInvalid();
    expect(missing).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    await user.keyboard('M');
    expect(missing).toBeValid();
    expect(missing).not.toHaveAccessibleDescription(fields[rest[0] ?? '']?.missing);
  });

  const tooLong = Object.entries(fields).map(([label, { tooLong }]) => {
    const end = label === 'Email address' ? '@example.ca' : '';
    return [label, tooLong, end.padStart(500, 'x'), `x${end}`] as const;
  });
  const noEmail = ['driver@', 'driver', 'dri ver@example.ca'].map(
    (email) => ['Email address', waitlistForm.fields.email.invalid, email, 'a@example.ca'] as const,
  );
  it.each([...tooLong, ...noEmail])(
    'refuses a wrong %s without changing it: %s',
    async (label, error, value, mended) => {
      const { user } = await openFilled(form, { [label]: value });
      await user.click(button(submit));
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription(error);
      expect(field(label)).toHaveFocus();
      expect(field(label)).toHaveValue(value);
      expect(alert()).toBeNull();
      expect(send).not.toHaveBeenCalled();
      fill(label, mended);
      await user.keyboard('{Enter}');
      const name = fields[label]?.name ?? '';
      expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ [name]: mended }));
    },
  );

  it('is disabled and says so while it is sent, keeps the focus, and cannot be sent twice', async () => {
    const insert = pending<unknown>();
    send.mockReturnValue(insert.promise);
    const { user } = await openFilled(form);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    act(() => {
      forceSubmit();
      forceSubmit();
    });
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    for (const name of [form.submitting, 'Cancel', 'Close']) expect(button(name)).toBeDisabled();
    for (const label of labels) expect(field(label)).toBeDisabled();
    expect(dialog().querySelector('form')).toHaveAttribute('aria-busy', 'true');
    expect(within(dialog()).getByRole('status')).toHaveTextContent(form.progress);
    expect(dialog()).toHaveFocus();
    act(forceSubmit);
    await user.click(button(form.submitting));
    await user.keyboard('{Enter}{Escape}');
    expect(send).toHaveBeenCalledTimes(1);

    await act(async () => insert.answer({ ok: false, reason: 'duplicate' }));
    expect(button(submit)).toBeEnabled();
    for (const label of labels) expect(field(label)).toBeEnabled();
    expect(within(dialog()).getByRole('status')).toBeEmptyDOMElement();
    act(forceSubmit);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
