import { act, fireEvent, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { waitlistForm } from '@/content/forms';
import { setJoinedCode } from '@/hooks/use-visitor';
import { withProduct } from '@/lib/settings';
import { expectConsoleErrors } from '../../setup/console';
import { pending } from '../../setup/pending';
import {
  alert,
  button,
  closed,
  dialog,
  FORMS,
  field,
  fill,
  forceSubmit,
  MECHANIC,
  openDialog,
  openFilled,
  toasts,
} from './forms';

it('marks every field of the mechanic form as required', async () => {
  await openDialog('partner');
  expect(within(dialog()).getByText('Required')).toHaveTextContent('* Required');
  for (const label of Object.keys(MECHANIC.fields)) {
    expect(within(dialog()).getByText(label, { selector: 'label' })).toHaveTextContent(`${label} *`);
  }
});

it('says beside the mechanic form what it is used for, with the privacy policy', async () => {
  await openDialog('partner');
  const link = within(dialog()).getByRole('link', { name: 'privacy policy' });
  expect(link.closest('p')).toHaveTextContent(
    'We use what you send only to get in touch about your application: privacy policy.',
  );
  // Without an address it opens nothing.
  expect(fireEvent.click(link)).toBe(false);
});

describe.each(FORMS)('$title', (form) => {
  const { send, submit, fields, messages } = form;
  const labels = Object.keys(fields);
  const [first = '', second = ''] = labels;
  const last = labels.at(-1) ?? '';
  const typed = Object.values(fields).map((values) => values.typed);
  const sent = Object.fromEntries(Object.values(fields).map((values) => [values.name, values.typed]));
  const shown = () => labels.map((label) => field(label).value);

  it('has required fields that browsers can fill in, and focuses the first', async () => {
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
    expect(field(first)).toHaveFocus();
  });

  it('has a button that looks disabled while a field is blank, and says which', async () => {
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

  it('closes and is emptied once it was sent, with a message on the page', async () => {
    const { user, opener } = await openFilled(form);
    await user.click(button(submit));
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent));
    await closed();
    const title = withProduct(messages.success.title);
    const toast = await within(toasts()).findByText(title);
    expect(toast.closest('li')).toHaveAttribute('data-type', 'success');
    expect(within(toasts()).getByText(messages.success.description)).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    // Whoever has joined gets a welcome instead.
    act(() => setJoinedCode(undefined));
    await user.click(opener);
    expect(shown()).toEqual(labels.map(() => ''));
  });

  it.each([
    ['finds a duplicate', 'duplicate', 'duplicate'],
    ['fails', 'failed', 'failed'],
    ['is one of too many, for which the toast is that of a failure', 'limited', 'failed'],
  ] as const)('keeps what was typed for another try when the insert %s', async (_, reason, shownInToast) => {
    send.mockResolvedValueOnce({ ok: false, reason, cause: 'code 42501, status 401' });
    const { title, description } = messages[reason];
    const { user, opener } = await openFilled(form);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(button(submit));
    expect(alert()).toHaveTextContent(title + description);
    expect(scroll.mock.contexts.at(-1)).toContainElement(alert());
    expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest' });
    expect(dialog().querySelector('form')).toHaveAccessibleDescription(`${title} ${description}`);
    const toast = await within(toasts()).findByText(title);
    expect(toast.closest('li')).toHaveAttribute('data-type', 'error');
    expect(within(toasts()).getByText(messages[shownInToast].description)).toBeVisible();
    expect(shown()).toEqual(typed);
    expect(button(submit)).toHaveFocus();
    const logged = shownInToast === 'failed' ? [['Submission failed', 'code 42501, status 401']] : [];
    expectConsoleErrors(...logged);

    await user.click(button('Cancel'));
    await closed();
    await user.click(opener);
    expect(alert()).toBeNull();
    await waitFor(() => expect(within(toasts()).queryByText(title)).toBeNull());
    expect(shown()).toEqual(typed);
    await user.click(button(submit));
    await closed();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a press', (user: UserEvent) => user.click(button(submit))],
    ['Enter in the last', (user: UserEvent) => user.type(field(last), '{Enter}')],
  ])('names the missing fields after %s, until the visitor types', async (_, request) => {
    const rest = labels.slice(1);
    const { user } = await openFilled(form, Object.fromEntries(rest.map((label) => [label, ' '])));
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await request(user);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    const { title, description } = messages.missing;
    expect(alert()).toHaveTextContent(title + description);
    const toast = await within(toasts()).findByText(title);
    expect(toast.closest('li')).toHaveAttribute('data-type', 'error');
    expect(field(first)).toBeValid();
    for (const label of rest) expect(field(label)).toHaveAccessibleDescription(fields[label]?.missing);
    const missing = field(second);
    expect(missing).toBeInvalid();
    expect(missing).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    await user.keyboard('M');
    expect(missing).toBeValid();
    expect(alert()).toBeNull();
    await waitFor(() => expect(within(toasts()).queryByText(title)).toBeNull());
    expect(missing).not.toHaveAccessibleDescription(fields[second]?.missing);
  });

  it('goes to the next blank field by Enter, without a word', async () => {
    const { user } = await openFilled(form, { [last]: '' });
    await user.type(field(first), '{Enter}');
    expect(field(last)).toHaveFocus();
    expect(field(last)).not.toHaveAttribute('aria-invalid');
    expect(alert()).toBeNull();
    expect(within(toasts()).queryByText(messages.missing.title)).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('says that the visitor is offline, beside the toast of a failure', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    send.mockResolvedValueOnce({ ok: false, reason: 'failed', cause: 'TypeError' });
    const { user } = await openFilled(form);
    await user.click(button(submit));
    expect(alert()).toHaveTextContent('You seem to be offline. Nothing is lost; try again.');
    expect(await within(toasts()).findByText(messages.failed.description)).toBeVisible();
    expect(shown()).toEqual(typed);
    expectConsoleErrors(['Submission failed', 'TypeError']);
  });

  it('offers the likely address in the place of a mistyped one, which may be sent all the same', async () => {
    const { user } = await openFilled(form);
    const email = field('Email address');
    for (const address of ['Marie@gmail', 'Marie@gmial.com']) {
      fill('Email address', address);
      await user.click(email);
      await user.tab();
      const offer = button('Did you mean Marie@gmail.com?');
      expect(email).toBeValid();
      await user.click(offer);
      expect(email).toHaveValue('Marie@gmail.com');
      expect(email).toHaveFocus();
      expect(offer).not.toBeInTheDocument();
    }
    fill('Email address', 'marie@gmial.com');
    await user.click(button(submit));
    const { name = '' } = fields['Email address'] ?? {};
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ [name]: 'marie@gmial.com' }));
  });

  const tooLong = Object.entries(fields).map(([label, { tooLong }]) => {
    // In ASCII, as it is stored, the domain is longer than the column.
    const email = [`driver@${'é.'.repeat(60)}ca`, 'driver@example.ca'] as const;
    const [value, mended] = label === 'Email address' ? email : (['x'.repeat(500), 'x'] as const);
    return [label, tooLong, value, mended] as const;
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

  it('cannot be changed or sent again while it is sent', async () => {
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
    expect(within(dialog()).queryByText(form.progress)).toBeNull();
    expect(field(first)).toHaveFocus();
    expect(alert()).not.toBeNull();
    act(forceSubmit);
    expect(alert()).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
