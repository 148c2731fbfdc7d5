import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forgetConsoleErrors } from '../../setup/console';
import { pending } from '../../setup/pending';
import { english } from '../../setup/render';
import {
  alert,
  button,
  dialog,
  exampleValuesOf,
  expectClosed,
  field,
  forceSubmit,
  openDialog,
  openFilled,
  shownValuesOf,
  stopClock,
  WAITLIST,
} from './forms';

/* Tests when a form closes, and what it preserves. Both forms behave alike, so only the waitlist is tested. */

const { failures, regionNames } = english;
const { send, submit, submitting, cancel, progress, messages, email, fields } = WAITLIST;

it('a form that crashes preserves the typed values until it is opened again', async () => {
  const { user, opener } = await openFilled(WAITLIST, { [email]: '' });
  // Removes an element, as a browser extension might, so that React fails to insert the message before it.
  button(cancel).parentElement?.remove();
  act(forceSubmit);
  forgetConsoleErrors(/NotFoundError|insertBefore/);
  expect(screen.queryByRole('dialog')).toBeNull();
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent(failures.form);
  await user.click(within(note).getByRole('button', { name: regionNames.dismiss }));
  expect(note).not.toBeInTheDocument();
  // Going back in the history is asynchronous.
  await waitFor(() => expect(window.history.state).toBeNull());
  await user.click(opener);
  expect(shownValuesOf(WAITLIST)).toEqual(fields.map(({ label, typed }) => (label === email ? '' : typed)));
});

it('a form is locked while it is being sent', async () => {
  const insert = pending<unknown>();
  send.mockReturnValue(insert.promise);
  const { user } = await openFilled(WAITLIST);
  act(() => {
    forceSubmit();
    forceSubmit();
  });
  for (const name of [submitting, cancel, regionNames.close]) expect(button(name)).toBeDisabled();
  for (const { label } of fields) expect(field(label)).toBeDisabled();
  expect(dialog().querySelector('form')).toHaveAttribute('aria-busy', 'true');
  expect(within(dialog()).getByRole('status')).toHaveTextContent(progress);
  expect(dialog()).toHaveFocus();
  act(forceSubmit);
  await user.click(button(submitting));
  await user.keyboard('{Enter}{Escape}');
  await user.click(dialog().parentElement ?? document.body);
  expect(window.location.hash).toBe('#waitlist');
  expect(send).toHaveBeenCalledTimes(1);

  await act(async () => insert.resolve({ ok: false, reason: 'duplicate' }));
});

it('a form is unlocked after a failed insert and can be sent again', async () => {
  send.mockResolvedValueOnce({ ok: false, reason: 'duplicate' });
  await openFilled(WAITLIST);
  act(() => field(email).focus());
  await act(async () => forceSubmit());
  expect(button(submit)).toBeEnabled();
  for (const { label } of fields) expect(field(label)).toBeEnabled();
  expect(within(dialog()).queryByText(progress)).toBeNull();
  expect(field(email)).toHaveFocus();
  expect(alert()).not.toBeNull();
  const second = pending<unknown>();
  send.mockReturnValueOnce(second.promise);
  act(forceSubmit);
  expect(alert()).toBeNull();
  expect(send).toHaveBeenCalledTimes(2);
  await act(async () => second.resolve({ ok: true, id: 'row-2' }));
});

it('a failed insert leaves the focus where the visitor moved it in the meantime', async () => {
  const insert = pending<unknown>();
  send.mockReturnValueOnce(insert.promise);
  await openFilled(WAITLIST);
  act(forceSubmit);
  const contact = within(dialog()).getByRole('link');
  act(() => contact.focus());
  await act(async () => insert.resolve({ ok: false, reason: 'duplicate' }));
  expect(contact).toHaveFocus();
});

const scrim = () => dialog().parentElement ?? document.body;

function pressBeside(target: Element, button = 0) {
  fireEvent.pointerDown(target, { button });
  fireEvent.click(target);
}

it('a form stays open after unintended clicks outside it', async () => {
  const later = stopClock();
  await openDialog('waitlist');
  pressBeside(scrim());
  later(1_000);
  for (const button of [1, 2]) pressBeside(scrim(), button);
  const menu = document.documentElement.appendChild(document.createElement('password-manager'));
  pressBeside(menu);
  menu.remove();
  expect(dialog()).toBeVisible();
});

it('every way to close a form preserves the typed values', async () => {
  const later = stopClock();
  const { user, opener } = await openFilled(WAITLIST);
  for (const close of [
    () => user.click(button(cancel)),
    () => user.keyboard('{Escape}'),
    () => {
      later(1_000);
      pressBeside(scrim());
    },
    () => user.click(button(regionNames.close)),
  ]) {
    send.mockResolvedValueOnce({ ok: false, reason: 'duplicate' });
    await user.click(button(submit));
    await waitFor(() => expect(alert()).not.toBeNull());
    await close();
    await expectClosed();
    // Going back in the history is asynchronous.
    await waitFor(() => expect(window.history.state?.dialog).toBeUndefined());
    await user.click(opener);
    expect(alert()).toBeNull();
    await waitFor(() => expect(screen.queryByText(messages.duplicate.title)).toBeNull());
    expect(shownValuesOf(WAITLIST)).toEqual(exampleValuesOf(WAITLIST));
  }
});
