import { act, fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MechanicCall } from '@/sections/mechanic-call/mechanic-call';
import { hasApplied } from '@/state/visitor';
import { expectConsoleErrors } from '../../setup/console';
import { english, render } from '../../setup/render';
import {
  alert,
  blank,
  button,
  dialog,
  exampleValuesOf,
  expectClosed,
  expectToast,
  FORMS,
  field,
  fill,
  MECHANIC,
  openDialog,
  openFilled,
  requiredOf,
  shownValuesOf,
  stopClock,
  WAITLIST,
  waitForFrames,
} from './forms';

/* Tests the fields of a form, what it rejects, and what it sends. Closing is tested in form-closing.test.tsx, and
 * corrections for mistyped addresses in suggestions.test.tsx.
 */

const { mechanicCall, mechanicForm } = english;

const labelOf = (label: string) => field(label).labels?.[0]?.textContent;

it('the mechanic form says what the data is used for', async () => {
  await openDialog('partner');
  expect(within(dialog()).getByText(mechanicForm.use)).toBeVisible();
});

it('the mechanic form has no link to a privacy policy if there is no policy', async () => {
  await openDialog('partner');
  expect(within(dialog()).queryByRole('link')).toBeNull();
});

it('the mechanic form marks each required field with an asterisk and explains the asterisk', async () => {
  await openDialog('partner');
  const { required } = mechanicForm;
  expect(within(dialog()).getByText(required)).toHaveTextContent(`* ${required}`);
  for (const { label } of requiredOf(MECHANIC)) expect(labelOf(label)).toBe(`${label} *`);
});

describe.each(FORMS)('$title', (form) => {
  const { send, submit, fields, messages, email } = form;
  const first = () => field(fields[0]?.label ?? '');

  it('opens with its title and description and focuses its first field', async () => {
    await openDialog(form.name);
    expect(dialog()).toHaveAccessibleName(form.title);
    expect(dialog()).toHaveAccessibleDescription(form.description);
    expect(first()).toHaveFocus();
  });

  it('describes each field to the browser and to assistive technology', async () => {
    await openDialog(form.name);
    for (const [index, { label, attributes, missing, hint = '' }] of fields.entries()) {
      // The accessible name excludes the asterisk of a required field.
      expect(field(label)).toHaveAccessibleName(label);
      expect(field(label)).toHaveAccessibleDescription(hint);
      expect(field(label).required).toBe(missing !== undefined);
      const enterkeyhint = index === fields.length - 1 ? 'send' : 'next';
      for (const [name, value] of Object.entries({ ...attributes, enterkeyhint, spellcheck: 'false' }))
        expect(field(label)).toHaveAttribute(name, value);
    }
  });

  it('rejects values that are too long', async () => {
    const { user } = await openDialog(form.name);
    const long = ({ label, typed, tooLong, maxBytes }: (typeof fields)[number]) => {
      // A choice is never too long. Converted to ASCII, the domain of the email address is longer than the column allows.
      if (tooLong === undefined) return typed;
      return label === email ? `driver@${'é.'.repeat(60)}ca` : 'x'.repeat(maxBytes + 1);
    };
    for (const each of fields) fill(each.label, long(each));
    await user.click(button(submit));
    for (const { label, hint = '', tooLong = hint } of fields)
      expect(field(label)).toHaveAccessibleDescription(tooLong);
    expect(shownValuesOf(form)).toEqual(fields.map(long));
    expect(first()).toHaveFocus();
    expect(alert()).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('rejects an incomplete email address', async () => {
    const { user } = await openFilled(form, { [email]: 'driver@' });
    await user.click(button(submit));
    expect(field(email)).toHaveAccessibleDescription(
      fields.find(({ label }) => label === email)?.invalid?.incomplete,
    );
    expect(field(email)).toHaveValue('driver@');
    expect(alert()).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('can be sent once no required field is blank', async () => {
    const { user } = await openFilled(form);
    for (const { label, typed } of requiredOf(form)) {
      blank(label);
      expect(button(submit)).toHaveAttribute('aria-disabled', 'true');
      fill(label, typed);
    }
    expect(button(submit)).toHaveAttribute('aria-disabled', 'false');
    await user.click(button(submit));
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(form.row), 'en');
  });

  it('closes, shows a toast and is emptied after it has been sent', async () => {
    const { user, opener } = await openFilled(form);
    await user.click(button(submit));
    await expectClosed();
    await expectToast(messages.success.title, messages.success.description, 'success');
    expect(hasApplied.get()).toBe(form === MECHANIC);
    await user.click(opener);
    expect(shownValuesOf(form)).toEqual(fields.map(() => ''));
  });
});

it('marks each blank required field until the visitor types in it', async () => {
  const { messages, fields, send } = MECHANIC;
  const { user } = await openDialog('partner');
  const isInvalid = (label: string) => field(label).ariaInvalid === 'true';
  const labels = requiredOf(MECHANIC).map(({ label }) => label);
  const [first = '', second = '', third = ''] = labels;
  for (const { label, typed } of fields) if ([first, third].includes(label)) fill(label, typed);
  await user.click(button(MECHANIC.submit));
  const { title, description } = messages.missing;
  expect(alert()).toHaveTextContent(title + description);
  const { gone } = await expectToast(title, description, 'error');
  expect(labels.filter(isInvalid)).toEqual(labels.filter((label) => label !== first && label !== third));
  for (const { label, missing = '' } of fields.filter(({ label }) => isInvalid(label)))
    expect(field(label)).toHaveAccessibleDescription(missing);
  expect(field(second)).toHaveFocus();
  await user.keyboard('M');
  expect(isInvalid(second)).toBe(false);
  expect(alert()).toBeNull();
  await gone();
  expect(send).not.toHaveBeenCalled();
});

it('the section for mechanics says that the visitor has applied', () => {
  const { container } = render(<MechanicCall onPartner={() => undefined} />);
  expect(container.textContent).not.toContain(mechanicCall.applied);
  act(() => hasApplied.set(true));
  expect(container.textContent).toContain(mechanicCall.applied);
});

/* Both forms behave alike here, so only the waitlist is tested. */
const { send, submit, messages, email } = WAITLIST;

const FAILED_INSERTS = [
  ['finds a duplicate', 'duplicate', 'duplicate'],
  ['fails', 'failed', 'failed'],
  ['fails offline', 'failed', 'offline'],
  ['exceeds the limit', 'limited', 'limited'],
] as const;

/** Submits the waitlist form. The first insert fails for the given reason, and the next insert succeeds. */
async function failToJoin(reason: 'duplicate' | 'failed' | 'limited', message = reason as string) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(message !== 'offline');
  send.mockResolvedValueOnce({ ok: false, reason, cause: 'status 401' });
  const { user } = await openFilled(WAITLIST);
  await user.click(button(submit));
  expectConsoleErrors(...(reason === 'duplicate' ? [] : [['Submission failed', 'status 401']]));
  return user;
}

it.each(FAILED_INSERTS)(
  'the form and the toast show the same message if an insert %s',
  async (_, ...failure) => {
    const { title, description } = messages[failure[1]];
    const later = stopClock();
    const user = await failToJoin(...failure);
    expect(alert()).toHaveTextContent(title + description);
    expect(dialog().querySelector('form')).toHaveAccessibleDescription(`${title} ${description}`);
    const { item } = await expectToast(title, description, 'error');
    // A click in the dialog does not dismiss the toast.
    later(1_000);
    await user.click(dialog());
    await waitForFrames();
    expect(item).toHaveAttribute('data-removed', 'false');
  },
);

it.each(FAILED_INSERTS)('the form can be sent again unchanged if an insert %s', async (_, ...failure) => {
  const user = await failToJoin(...failure);
  expect(shownValuesOf(WAITLIST)).toEqual(exampleValuesOf(WAITLIST));
  expect(button(submit)).toHaveFocus();
  await user.click(button(submit));
  await expectClosed();
  expect(send).toHaveBeenCalledTimes(2);
});

it('a form can be sent again after its insert has thrown an error', async () => {
  send.mockRejectedValueOnce('not recorded');
  const { user } = await openFilled(WAITLIST);
  await user.click(button(submit));
  expect(alert()).toHaveTextContent(messages.failed.title);
  expectConsoleErrors(['Submission failed', 'not recorded']);
  await user.click(button(submit));
  await expectClosed();
});

it('a form accepts values that were filled in without a DOM event', async () => {
  const { user } = await openDialog('waitlist');
  for (const { label, typed } of WAITLIST.fields) if (label !== email) field(label).value = typed;
  await user.type(field(email), 'leo@exemple.ca');
  for (const { label, typed } of WAITLIST.fields)
    if (label !== email) expect(field(label)).toHaveValue(typed);
  field(email).value = 'lea@exemple.ca';
  await user.tab();
  expect(button(submit)).toHaveAttribute('aria-disabled', 'false');
  await user.click(button(submit));
  const sent = { ...WAITLIST.row, email_id: 'lea@exemple.ca' };
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent), 'en');
});

it.each([
  ['in Chrome', { isComposing: true, keyCode: 229 }],
  ['in Safari', { isComposing: false, keyCode: 229 }],
])('a form ignores a key press that belongs to an input method %s', async (_, composing) => {
  await openDialog('waitlist');
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field(email), { key, ...composing });
  expect(field(email)).toHaveFocus();
  expect(window.location.hash).toBe('#waitlist');
  fireEvent.keyDown(field(email), { key: 'Enter', keyCode: 13 });
  expect(field(email)).not.toHaveFocus();
  fireEvent.keyDown(field(email), { key: 'Escape', keyCode: 27 });
  expect(window.location.hash).toBe('');
});
