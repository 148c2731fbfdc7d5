import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { track } from '@/analytics/tracker';
import { type CalculatorInput, DEFAULT_INPUT } from '@/calculator/types';
import { chooseMake } from '@/calculator/vehicles';
import { describeFactors } from '@/content/describe-factors';
import { openDialog as requestDialog } from '@/dialogs/open-dialog';
import { interpolate } from '@/lib/interpolate';
import { Hero } from '@/sections/hero/hero';
import { setPricePaid, updateCalculatorInput } from '@/state/estimate';
import { setJoinedCode, useJoinedCode } from '@/state/visitor';
import { changeSettings } from '../../setup/browser';
import { figuresOf } from '../../setup/estimates';
import { english, render, renderHook } from '../../setup/render';
import {
  button,
  dialog,
  expectClosed,
  field,
  fill,
  openDialog,
  openFilled,
  pressEnterIn,
  stopClock,
  WAITLIST,
  waitForFrames,
} from './forms';

const { afterJoining, hero, siteFooter, waitlistForm } = english;

vi.mock('@/analytics/tracker', () => ({ track: vi.fn() }));

const { send, submit, email, fields } = WAITLIST;
const { share } = afterJoining;

/** Returns the element around a form's alert, which contains the whole message. */
const alertOf = (form: HTMLElement) => within(form).getByRole('alert').parentElement ?? form;

it.each([
  ['service', { service: 'tire-rotation', carAge: 9 }, undefined],
  ['make', chooseMake('Honda'), 'Honda Civic LX'],
  ['model', { model: 'Camry SE' }, 'Toyota Camry SE'],
] as const)('the form shows the estimate if the visitor has chosen a %s', async (_, choice, car) => {
  updateCalculatorInput(choice);
  await openDialog('waitlist');
  const estimate: CalculatorInput = { ...DEFAULT_INPUT, ...choice };
  const amount = figuresOf(estimate).perVisit;
  const saving = interpolate(waitlistForm.estimate.perVisit, { amount });
  const job = interpolate(waitlistForm.estimate.job, describeFactors(english, estimate, car));
  expect(dialog().querySelector('form')?.firstElementChild?.textContent).toBe(`${saving} ${job}`);
});

it('the form compares the estimate with the price paid', async () => {
  updateCalculatorInput({ service: 'brake-pad-replacement' });
  setPricePaid({ text: '310', dollars: 310 });
  await openDialog('waitlist');
  const { productPrice } = figuresOf({ service: 'brake-pad-replacement' }).result;
  const amount = english.formats.dollars(310 - productPrice);
  const price = english.formats.dollars(310);
  const saving = interpolate(waitlistForm.estimate.pricePaid, { amount, price });
  expect(dialog().querySelector('form')?.firstElementChild).toHaveTextContent(saving);
});

it('the form mentions no estimate if the price paid is lower', async () => {
  setPricePaid({ text: '20', dollars: 20 });
  await openDialog('waitlist');
  const firstChild = dialog().querySelector('form')?.firstElementChild as HTMLElement;
  expect(within(firstChild).getByRole('textbox', { name: email })).toBeVisible();
});

it('the form also sends the user agent and the referrer', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
  await openFilled(WAITLIST);
  await pressEnterIn(email);
  const visit = { user_agent: navigator.userAgent, referrer: 'https://search.example/' };
  expect(send).toHaveBeenCalledExactlyOnceWith({ ...WAITLIST.row, ...visit }, 'en');
});

it('a duplicate does not count as a registration', async () => {
  const { result: plate } = renderHook(useJoinedCode);
  send.mockResolvedValueOnce({ ok: false, reason: 'duplicate' });
  await openFilled(WAITLIST);
  await pressEnterIn(email);
  expect(track).not.toHaveBeenCalled();
  // The waitlist may contain a different postal code for this address, and this visitor may be a different person.
  expect(plate.current).toBeUndefined();
  expect(alertOf(dialog()).textContent).toBe(Object.values(WAITLIST.messages.duplicate).join(''));
  expect(screen.queryByText('M5V 2T6')).toBeNull();
});

it('the form reports a registration to analytics and gives its postal code to the page', async () => {
  const { result: plate } = renderHook(useJoinedCode);
  const { user } = await openFilled(WAITLIST);
  await user.click(button(submit));
  await expectClosed();
  expect(track).toHaveBeenCalledExactlyOnceWith({
    interactionType: 'form_submit',
    interactionTarget: 'waitlist_form',
    userId: 'row-1',
    interactionData: { email_domain: 'example.ca' },
  });
  expect(plate.current).toBe('M5V 2T6');
});

it('a click outside the success toast dismisses it, except right after joining', async () => {
  const later = stopClock();
  const { user } = await openFilled(WAITLIST);
  await user.click(button(submit));
  await expectClosed();
  // A click right after the form has closed was meant for the form. A later one dismisses the toast.
  const message = await screen.findByText(WAITLIST.messages.success.title);
  await user.click(document.body);
  expect(message).toBeInTheDocument();
  later(1_000);
  await user.click(message);
  await waitForFrames();
  expect(message.closest('li')).toHaveAttribute('data-removed', 'false');
  await user.click(document.body);
  await waitFor(() => expect(message).not.toBeInTheDocument());
});

it('the form moves the focus to the main content if its opener has been removed', async () => {
  const { Dialogs } = await import('@/dialogs/dialogs');
  const join = () => requestDialog('waitlist');
  render(
    <main tabIndex={-1}>
      <Hero onSeeSavings={() => undefined} onJoinWaitlist={join} />
      <Dialogs />
    </main>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: hero.plate.actionName }));
  await screen.findByRole('dialog');
  for (const { label, typed } of fields) fill(label, typed);
  await user.click(button(submit));
  await expectClosed();
  expect(screen.getByRole('main')).toHaveFocus();
});

function openJoined() {
  setJoinedCode('M5V 2T6');
  return openDialog('waitlist');
}

it('the form shows the plate of a visitor who has joined', async () => {
  updateCalculatorInput({ carAge: 9 });
  const { user } = await openJoined();
  expect(dialog()).toHaveAccessibleName(afterJoining.note);
  expect(dialog().querySelector('form')?.firstElementChild).toHaveTextContent(afterJoining.another);
  expect(field(email)).toHaveFocus();
  expect(field(email)).toHaveValue('');
  // The plate of a registration that has just succeeded appears only when the dialog opens again.
  act(() => setJoinedCode('H2X 1Y4'));
  expect(within(dialog()).getByText('M5V 2T6')).toBeVisible();
  await user.keyboard('{Escape}');
  await expectClosed();
});

const CANONICAL = 'https://pitlane.example/';
const HERE = `${window.location.origin}/`;
const failing = (name: string) => () => Promise.reject(new DOMException('', name));
const succeeding = () => Promise.resolve();

it.each([
  ['shares one sentence and the URL', 'share', CANONICAL, succeeding, ''],
  ['announces nothing if sharing is canceled', 'share', CANONICAL, failing('AbortError'), ''],
  ['ignores a click while the share sheet is open', 'share', CANONICAL, failing('InvalidStateError'), ''],
  ['shows the URL if sharing fails', 'share', CANONICAL, failing('NotAllowedError'), share.failed],
  ['copies the sentence and the URL if the browser cannot share', 'copy', HERE, succeeding, share.copied],
  ['shows the URL if copying fails', 'copy', HERE, failing('NotAllowedError'), share.failed],
])('%s', async (_, way, url, answer, announced) => {
  if (url === CANONICAL)
    document.body.insertAdjacentHTML('beforeend', `<link rel="canonical" href="${CANONICAL}">`);
  const { user } = await openJoined();
  const send = vi.fn(answer);
  vi.stubGlobal('navigator', way === 'share' ? { share: send } : { clipboard: { writeText: send } });
  await user.click(button(share.label));
  const { sentence: text } = share;
  expect(send.mock.calls).toEqual([[way === 'share' ? { text, url } : `${text} ${url}`]]);
  const [status] = within(dialog()).getAllByRole('status');
  await waitFor(() => expect(status?.textContent).toBe(interpolate(announced, { url })));
});

it.each([
  ['', ''],
  ['12 Spadina Avenue, Toronto ON  M5V 2T6', '/privacy'],
])(
  'asks for consent if the mailing address is "%s" and the URL of the privacy policy is "%s"',
  async (mailingAddress, privacyUrl) => {
    changeSettings({ mailingAddress, privacyUrl });
    await openDialog('waitlist');
    const contact = 'hello@pitlane.example';
    const link = within(dialog()).getByRole('link', { name: contact });
    expect(link).toHaveAttribute('href', `mailto:${contact}`);
    // The link to the policy must be outside the closed details.
    const policy = within(dialog()).queryByRole('link', { name: siteFooter.privacy });
    expect(policy?.getAttribute('href') ?? '').toBe(privacyUrl);
    const { consent, storedData, storedDataTitle } = waitlistForm;
    expect(link.closest('p')?.textContent).toBe(`${interpolate(consent, { contact })}${mailingAddress}`);
    const details = within(dialog()).getByText(storedDataTitle).parentElement;
    expect(details?.textContent).toBe(storedDataTitle + storedData);
  },
);
