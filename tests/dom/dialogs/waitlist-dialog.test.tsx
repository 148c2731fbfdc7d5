import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { track } from '@/analytics/tracker';
import { DEFAULT_INPUT } from '@/calculator/types';
import { services } from '@/content/calculator-choices';
import { waitlistForm } from '@/content/forms';
import { joined } from '@/content/joined';
import { regionNames } from '@/content/messages';
import { changeEstimate } from '@/hooks/use-estimate';
import { setJoinedCode, useJoinedCode } from '@/hooks/use-visitor';
import { fillIn } from '@/lib/fill-in';
import { withProduct } from '@/lib/settings';
import { figuresOf } from '../../setup/estimates';
import { pending } from '../../setup/pending';
import { alert, button, closed, dialog, field, fillAll, openDialog, openFilled, WAITLIST } from './forms';

vi.mock('@/analytics/tracker', () => ({ track: vi.fn() }));

const { send, submit, email, fields } = WAITLIST;
const [, code = ''] = Object.keys(fields);
const TAKEN = { ok: false, reason: 'duplicate', cause: 'code 23505, status 409' };

it.each([
  ['tire-rotation', 'aYear'],
  ['brake-pad-replacement', 'perVisit'],
] as const)(
  'begins with the estimate of a visitor who has used the calculator: %s',
  async (service, saved) => {
    const estimate = { ...DEFAULT_INPUT, service, carAge: 9 };
    changeEstimate(estimate);
    await openDialog('waitlist');
    const texts = waitlistForm.estimate;
    const saving = fillIn(texts[saved], { amount: figuresOf(estimate)[saved] });
    const job = fillIn(texts.job, { ...estimate, service: services[service] });
    expect(dialog().querySelector('form')?.firstElementChild).toHaveTextContent(`${saving} ${job}`);
  },
);

it('is sent by Enter, with the browser and the referrer', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
  const { user } = await openFilled(WAITLIST);
  await user.type(field(code), '{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith({
    email: 'Driver@Example.ca',
    postalCode: ' m5v2t6 ',
    userAgent: navigator.userAgent,
    referrer: 'https://search.example/',
  });
});

it('reports a registration to analytics and to the page, and no refused one', async () => {
  const { result: plate } = renderHook(useJoinedCode);
  const { user } = await openDialog('waitlist');
  fillAll(WAITLIST);
  send.mockResolvedValueOnce(TAKEN);
  await user.click(button(submit));
  expect(track).not.toHaveBeenCalled();
  expect(plate.current).toBeUndefined();
  expect(button(withProduct(joined.share.label))).toBeVisible();
  await user.click(button(submit));
  await closed();
  expect(track).toHaveBeenCalledExactlyOnceWith({
    interactionType: 'form_submit',
    interactionTarget: 'waitlist_form',
    userId: 'row-1',
    interactionData: { email_domain: 'example.ca' },
  });
  expect(plate.current).toBe('M5V 2T6');
  expect(await screen.findByText('M5V 2T6')).toBeVisible();
});

function openJoined() {
  setJoinedCode('M5V 2T6');
  return openDialog('waitlist');
}

it('welcomes a visitor who has joined, and has the form for another address', async () => {
  const { user, opener } = await openJoined();
  for (let times = 0; times < 2; times += 1) {
    expect(dialog()).toHaveAccessibleName(withProduct(WAITLIST.messages.success.title));
    expect(dialog()).toHaveAccessibleDescription(WAITLIST.messages.success.description);
    expect(within(dialog()).getByText('M5V 2T6').closest('p')).toHaveTextContent(joined.note);
    expect(dialog().querySelector('form')).toBeNull();
    await user.click(button(joined.another));
    expect(dialog()).toHaveAccessibleName(WAITLIST.title);
    expect(field(email)).toHaveFocus();
    await user.keyboard('{Escape}');
    await closed();
    await user.click(opener);
  }
});

const TEXT = withProduct(joined.share.sentence);
const URL = `${window.location.origin}/`;
const CANONICAL = 'https://pitlane.example/';
const cancelled = new DOMException('', 'AbortError');
const refused = new DOMException('', 'NotAllowedError');
const failing = (error: DOMException) => vi.fn(() => Promise.reject(error));
const working = () => vi.fn(() => Promise.resolve());
const { copied, failed } = joined.share;

it.each([
  ['shares one sentence and the address', working(), ''],
  ['says nothing when sharing is cancelled', failing(cancelled), ''],
  ['shows the address when sharing fails', failing(refused), fillIn(failed, { url: CANONICAL })],
])('%s', async (_, share, announced) => {
  document.body.insertAdjacentHTML('beforeend', `<link rel="canonical" href="${CANONICAL}">`);
  const { user } = await openJoined();
  vi.stubGlobal('navigator', { share });
  await user.click(button(withProduct(joined.share.label)));
  expect(share.mock.calls).toEqual([[{ text: TEXT, url: CANONICAL }]]);
  await waitFor(() => expect(within(dialog()).getByRole('status').textContent).toBe(announced));
});

it.each([
  ['copies them where nothing can be shared', working(), copied],
  ['shows the address when copying fails', failing(refused), fillIn(failed, { url: URL })],
])('%s', async (_, writeText, announced) => {
  const { user } = await openJoined();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await user.click(button(withProduct(joined.share.label)));
  expect(writeText.mock.calls).toEqual([[`${TEXT} ${URL}`]]);
  await waitFor(() => expect(within(dialog()).getByRole('status').textContent).toBe(announced));
});

it.each([
  ['Cancel', (user: UserEvent) => user.click(button(WAITLIST.cancel))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['the overlay', (user: UserEvent) => user.click(dialog().parentElement ?? document.body)],
  ['the close button', (user: UserEvent) => user.click(button(regionNames.close))],
])('%s closes it and keeps what was typed, but not while it is sent', async (_, close) => {
  const insert = pending();
  send.mockReturnValue(insert.promise);
  const { user, opener } = await openFilled(WAITLIST);
  await user.click(button(submit));
  await close(user);
  expect(dialog()).toBeInTheDocument();
  await act(async () => insert.answer(TAKEN));

  await close(user);
  await closed();
  await user.click(opener);
  expect(alert()).toBeNull();
  await waitFor(() => expect(screen.queryByText(WAITLIST.messages.duplicate.title)).toBeNull());
  for (const [label, { typed }] of Object.entries(fields)) expect(field(label)).toHaveValue(typed);
});
