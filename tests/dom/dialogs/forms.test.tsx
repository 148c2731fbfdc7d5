import { act, fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mechanicForm, suggestion, waitlistForm } from '@/content/forms';
import { regionNames } from '@/content/messages';
import { setJoinedCode } from '@/hooks/use-visitor';
import { fillIn } from '@/lib/fill-in';
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
  requiredOf,
  toast,
  WAITLIST,
} from './forms';

const shown = ({ fields }: typeof MECHANIC) => Object.keys(fields).map((label) => field(label).value);
const typed = ({ fields }: typeof MECHANIC) => Object.values(fields).map((values) => values.typed);
const sentOf = ({ fields }: typeof MECHANIC) =>
  Object.fromEntries(Object.values(fields).map((values) => [values.name, values.typed]));

it('says beside the mechanic form what it is used for, with the privacy policy, and which fields are required', async () => {
  await openDialog('partner');
  const { use, privacy, required } = mechanicForm;
  const link = within(dialog()).getByRole('link', { name: privacy });
  expect(link.closest('p')).toHaveTextContent(fillIn(use, { privacy }));
  // Without an address it opens nothing.
  expect(fireEvent.click(link)).toBe(false);
  expect(within(dialog()).getByText(required)).toHaveTextContent(`* ${required}`);
  for (const label of Object.keys(MECHANIC.fields)) {
    const text = within(dialog()).getByText(label, { selector: 'label' }).textContent;
    expect(text).toBe(field(label).required ? `${label} *` : label);
  }
});

describe.each(FORMS)('$title', (form) => {
  const { send, submit, fields, messages } = form;
  const labels = Object.keys(fields);

  it('has fields that browsers can fill in, and focuses the first', async () => {
    await openDialog(form.name);
    expect(dialog()).toHaveAccessibleName(form.title);
    expect(dialog()).toHaveAccessibleDescription(withProduct(form.description));
    for (const [label, { attributes, missing }] of Object.entries(fields)) {
      expect(field(label).required).toBe(missing !== undefined);
      const enterkeyhint = label === labels.at(-1) ? 'send' : 'next';
      for (const [name, value] of Object.entries({ ...attributes, enterkeyhint, spellcheck: 'false' }))
        expect(field(label)).toHaveAttribute(name, value);
    }
    expect(field(labels[0] ?? '')).toHaveFocus();
  });

  it('is sent once no required field is blank, and then closed and emptied, with a message on the page', async () => {
    const { user, opener } = await openFilled(form);
    for (const label of requiredOf(form)) {
      fill(label, '  ');
      expect(button(submit)).toHaveAttribute('aria-disabled', 'true');
      await user.click(button(submit));
      expect(field(label)).toHaveAccessibleDescription(fields[label]?.missing);
      fill(label, fields[label]?.typed ?? '');
      expect(button(submit)).toHaveAttribute('aria-disabled', 'false');
    }
    expect(send).not.toHaveBeenCalled();
    await user.click(button(submit));
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sentOf(form)));
    await closed();
    await toast(withProduct(messages.success.title), messages.success.description, 'success');
    // Whoever has joined gets a welcome instead.
    act(() => setJoinedCode(undefined));
    await user.click(opener);
    expect(shown(form)).toEqual(labels.map(() => ''));
  });

  it('refuses values that are too long and what is no address, without changing them', async () => {
    // In ASCII, as it is stored, the domain is longer than the column.
    const long = (label: string) => (label === form.email ? `driver@${'é.'.repeat(60)}ca` : 'x'.repeat(500));
    const values = Object.fromEntries(labels.map((label) => [label, long(label)]));
    const { user } = await openFilled(form, values);
    await user.click(button(submit));
    for (const label of labels) expect(field(label)).toHaveAccessibleDescription(fields[label]?.tooLong);
    expect(shown(form)).toEqual(Object.values(values));
    expect(field(labels[0] ?? '')).toHaveFocus();
    fill(form.email, 'driver@');
    await user.click(button(submit));
    expect(field(form.email)).toHaveAccessibleDescription(fields[form.email]?.invalid);
    expect(field(form.email)).toHaveValue('driver@');
    expect(alert()).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });
});

it.each([
  ['finds a duplicate', WAITLIST, 'duplicate', 'duplicate', 'duplicate'],
  ['fails', MECHANIC, 'failed', 'failed', 'failed'],
  ['fails offline', MECHANIC, 'failed', 'offline', 'failed'],
  ['is one of too many', WAITLIST, 'limited', 'limited', 'failed'],
] as const)('a form can be sent again when the insert %s', async (_, form, reason, inAlert, inToast) => {
  const { send, submit, messages } = form;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(inAlert !== 'offline');
  send.mockResolvedValueOnce({ ok: false, reason, cause: 'status 401' });
  const { title, description } = messages[inAlert];
  const { user } = await openFilled(form);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(button(submit));
  expect(alert()).toHaveTextContent(title + description);
  expect(scroll.mock.contexts.at(-1)).toContainElement(alert());
  expect(dialog().querySelector('form')).toHaveAccessibleDescription(`${title} ${description}`);
  await toast(messages[inToast].title, messages[inToast].description, 'error');
  expect(shown(form)).toEqual(typed(form));
  expect(button(submit)).toHaveFocus();
  expectConsoleErrors(...(inToast === 'failed' ? [['Submission failed', 'status 401']] : []));
  await user.click(button(submit));
  await closed();
  expect(send).toHaveBeenCalledTimes(2);
});

/* What both forms do alike. */
const { send, submit, submitting, messages, email, fields } = MECHANIC;
const labels = Object.keys(fields);
const [first = ''] = labels;
const last = labels.at(-1) ?? '';

it('the missing fields are named until the visitor types', async () => {
  const { user } = await openFilled(MECHANIC);
  const [filled = '', ...blank] = requiredOf(MECHANIC);
  for (const label of blank) fill(label, ' ');
  for (const request of [() => user.click(button(submit)), () => user.type(field(last), '{Enter}')]) {
    await request();
    const { title, description } = messages.missing;
    expect(alert()).toHaveTextContent(title + description);
    const { gone } = await toast(title, description, 'error');
    expect(field(filled)).toBeValid();
    for (const label of blank) expect(field(label)).toHaveAccessibleDescription(fields[label]?.missing);
    const missing = field(blank[0] ?? '');
    expect(missing).toBeInvalid();
    expect(missing).toHaveFocus();
    await user.keyboard('M{Backspace}');
    expect(missing).toBeValid();
    expect(alert()).toBeNull();
    await gone();
  }
  expect(send).not.toHaveBeenCalled();
});

it('Enter goes to the next blank field that is required, without a word', async () => {
  const { user } = await openFilled(MECHANIC);
  const next = requiredOf(MECHANIC).at(-1) ?? '';
  fill(next, '');
  await user.type(field(first), '{Enter}');
  expect(field(next)).toHaveFocus();
  expect(field(next)).not.toHaveAttribute('aria-invalid');
  expect(alert()).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

it('the likely address is offered in the place of a mistyped one, which may be sent all the same', async () => {
  const { user } = await openFilled(MECHANIC);
  for (const address of ['Marie@gmail', 'Marie@gmial.com']) {
    fill(email, address);
    await user.click(field(email));
    await user.tab();
    const offer = button(fillIn(suggestion, { address: 'Marie@gmail.com' }));
    expect(field(email)).toBeValid();
    await user.click(offer);
    expect(field(email)).toHaveValue('Marie@gmail.com');
    expect(field(email)).toHaveFocus();
    expect(offer).not.toBeInTheDocument();
  }
  fill(email, 'marie@gmial.com');
  await user.click(button(submit));
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ emailAddress: 'marie@gmial.com' }));
});

it('a form cannot be changed or sent again while it is sent', async () => {
  const insert = pending<unknown>();
  send.mockReturnValue(insert.promise);
  const { user } = await openFilled(MECHANIC);
  act(() => {
    forceSubmit();
    forceSubmit();
  });
  for (const name of [submitting, MECHANIC.cancel, regionNames.close]) expect(button(name)).toBeDisabled();
  for (const label of labels) expect(field(label)).toBeDisabled();
  expect(dialog().querySelector('form')).toHaveAttribute('aria-busy', 'true');
  expect(within(dialog()).getByRole('status')).toHaveTextContent(MECHANIC.progress);
  expect(dialog()).toHaveFocus();
  act(forceSubmit);
  await user.click(button(submitting));
  await user.keyboard('{Enter}{Escape}');
  expect(send).toHaveBeenCalledTimes(1);

  await act(async () => insert.answer({ ok: false, reason: 'duplicate' }));
  expect(button(submit)).toBeEnabled();
  for (const label of labels) expect(field(label)).toBeEnabled();
  expect(within(dialog()).queryByText(MECHANIC.progress)).toBeNull();
  expect(field(first)).toHaveFocus();
  expect(alert()).not.toBeNull();
  act(forceSubmit);
  expect(alert()).toBeNull();
  expect(send).toHaveBeenCalledTimes(2);
});

// Last, as it loads the modules anew.
it.each(['', '12 Spadina Avenue, Toronto ON  M5V 2T6'])(
  'asks for consent to the waitlist with the contact and the mailing address "%s"',
  async (address) => {
    vi.stubGlobal('__SETTINGS__', { ...__SETTINGS__, mailingAddress: address });
    vi.resetModules();
    await openDialog('waitlist');
    const link = within(dialog()).getByRole('link');
    expect(link).toHaveAttribute('href', 'mailto:hello@pitlane.example');
    const consent = withProduct(fillIn(waitlistForm.consent, { contact: 'hello@pitlane.example' }));
    expect(link.closest('p')?.textContent).toBe(consent + address);
  },
);
