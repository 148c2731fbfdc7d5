import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsoleErrors, silenceConsoleError } from '../../setup/console';
import { button, dialog, dialogToasts, field, forceSubmit, openDialog, pageToasts } from './dialog-page';
import { FORMS, fill, MECHANIC, openFilled } from './forms';

const alert = () => within(dialog()).queryByRole('alert');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('marks the six fields of the mechanic form as required', async () => {
  await openDialog(MECHANIC.dialog);
  expect(within(dialog()).getByText('Required')).toHaveTextContent('* Required');
  for (const label of Object.keys(MECHANIC.fields)) {
    expect(within(dialog()).getByText(label, { selector: 'label' })).toHaveTextContent(`${label} *`);
  }
});

describe.each(FORMS)('the $form form', (form) => {
  const { send, submit, fields } = form;
  const labels = Object.keys(fields);
  const typed = Object.values(fields).map((values) => values.typed);
  const sent = Object.fromEntries(Object.values(fields).map((values) => [values.name, values.typed]));
  const shown = () => labels.map((label) => field(label).value);

  it('has a name, a description and required fields, and focuses the first', async () => {
    await openDialog(form.dialog);
    expect(dialog()).toHaveAccessibleName(form.title);
    expect(dialog()).toHaveAccessibleDescription(form.description);
    for (const label of labels) {
      expect(within(dialog()).getByRole('textbox', { name: label })).toBe(field(label));
      expect(field(label)).toBeRequired();
    }
    expect(field(labels[0] ?? '')).toHaveFocus();
  });

  it('has the attributes by which keyboards and browsers fill it', async () => {
    await openDialog(form.dialog);
    for (const [label, { attributes }] of Object.entries(fields)) {
      for (const [name, value] of Object.entries({ ...attributes, spellcheck: 'false' })) {
        expect(field(label)).toHaveAttribute(name, value);
      }
    }
  });

  it('cannot be submitted while a field is blank', async () => {
    const { user } = await openFilled(form);
    for (const [label, { typed }] of Object.entries(fields)) {
      fill(label, '  ');
      expect(button(submit)).toBeDisabled();
      await user.type(field(label), '{Enter}');
      fill(label, typed);
      expect(button(submit)).toBeEnabled();
    }
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the values as typed, says so on the page, clears the fields and closes', async () => {
    const { user, opener } = await openFilled(form);
    await user.click(button(submit));
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent));
    await closed();
    const [title, text] = form.success;
    expect(await within(pageToasts()).findByText(title)).toBeVisible();
    expect(within(pageToasts()).getByText(text)).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    expect(shown()).toEqual(labels.map(() => ''));
  });

  it.each(['duplicate', 'preview', 'failed'] as const)(
    'stays open with the typed values when the result is %s, and can be sent again',
    async (reason) => {
      send.mockResolvedValue({ ok: false, reason });
      const [title, text] = form[reason];
      const { user } = await openFilled(form);
      await user.click(button(submit));
      expect(alert()).toHaveTextContent(title + text);
      expect(dialog().querySelector('form')).toHaveAccessibleDescription(`${title} ${text}`);
      const toast = await within(dialogToasts()).findByText(title);
      expect(toast.closest('[data-tone]')).toHaveAttribute('data-tone', 'destructive');
      expect(within(dialogToasts()).getByText(text)).toBeVisible();
      expect(within(pageToasts()).queryByText(title)).toBeNull();
      expect(shown()).toEqual(typed);
      expect(button(submit)).toHaveFocus();
      await user.click(button(submit));
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  it.each(['throws', 'rejects'])('can be closed or submitted again when the insert %s', async (how) => {
    silenceConsoleError();
    const reason = new Error('no client');
    if (how === 'throws') send.mockThrowOnce(reason);
    else send.mockRejectedValueOnce(reason);
    const { user, opener } = await openFilled(form);
    await user.click(button(submit));
    expect(alert()).toHaveTextContent(form.failed.join(''));
    expect(await within(dialogToasts()).findByText(form.failed[0])).toBeVisible();
    expect(shown()).toEqual(typed);
    expectConsoleErrors(['Submission failed', reason]);

    await user.click(button('Cancel'));
    await closed();
    await user.click(opener);
    await user.click(button(submit));
    await closed();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('names the missing fields when an incomplete form is submitted', async () => {
    const [first = '', ...rest] = labels;
    const { user } = await openFilled(form, Object.fromEntries(rest.map((label) => [label, ' '])));
    act(forceSubmit);
    const [title, text] = form.missing;
    expect(alert()).toHaveTextContent(title + text);
    const toast = await within(dialogToasts()).findByText(title);
    expect(toast.closest('[data-tone]')).toHaveAttribute('data-tone', 'destructive');
    expect(field(first)).toBeValid();
    for (const label of rest) expect(field(label)).toHaveAccessibleDescription(fields[label]?.missing);
    const missing = field(rest[0] ?? '');
    expect(missing).toBeInvalid();
    expect(missing).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    await user.keyboard('M');
    expect(missing).not.toHaveAccessibleDescription();
  });

  it.each(Object.entries(fields))(
    'rejects a value of %s that is too long, without shortening it',
    async (label, { name, limit, tooLong }) => {
      const long = (label === 'Email address' ? '@example.ca' : '').padStart(limit + 1, 'x');
      const { user } = await openFilled(form, { [label]: long });
      await user.click(button(submit));
      expect(field(label)).toHaveAccessibleDescription(tooLong);
      expect(field(label)).toHaveFocus();
      expect(field(label)).toHaveValue(long);
      expect(alert()).toBeNull();
      expect(send).not.toHaveBeenCalled();
      await user.keyboard('{End}{Backspace}{Enter}');
      expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ [name]: long.slice(0, -1) }));
    },
  );

  it.each(['driver@', 'driver', 'dri ver@example.ca'])('says how to fix the email %s', async (email) => {
    const { user } = await openFilled(form, { 'Email address': email });
    await user.click(button(submit));
    expect(field('Email address')).toBeInvalid();
    expect(field('Email address')).toHaveAccessibleDescription(
      'Enter a full email address, like you@example.ca.',
    );
    expect(field('Email address')).toHaveFocus();
    expect(field('Email address')).toHaveValue(email);
    expect(alert()).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });
});
