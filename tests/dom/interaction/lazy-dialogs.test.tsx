import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '@/app';
import { joined } from '@/content/joined';
import { failures } from '@/content/messages';
import { topBar } from '@/content/site';
import { pending } from '../../setup/pending';
import { fill, forceSubmit, MECHANIC, WAITLIST } from '../dialogs/forms';

vi.mock('@/analytics/tracker', () => ({
  track: vi.fn(),
  trackOnce: vi.fn(),
  startAnalytics: vi.fn(),
  sendQueue: vi.fn(),
}));

/** When the code of the dialogs arrives; rejected when it does not. */
const chunk = vi.hoisted(() => ({ arrived: Promise.resolve<unknown>(undefined) }));
vi.mock('@/lib/load-chunk', () => ({
  loadChunk: async (load: () => Promise<unknown>) => {
    await chunk.arrived;
    return load();
  },
}));

const SiteFooter = vi.hoisted(() => vi.fn(() => null));
vi.mock('@/sections/site-footer', () => ({ SiteFooter }));

/** Opens the site at an address, by a link from another page. */
function open(address = '/') {
  window.history.pushState(null, '', address);
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
}

const partner = () => screen.getByRole('button', { name: 'Partner with Us', hidden: true });
const join = () => screen.getByRole('button', { name: Object.values(topBar.join).join(' '), hidden: true });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const fragment = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  chunk.arrived = Promise.resolve();
});
afterEach(() => fragment(''));

it('shows that the pressed button is busy while the code of the dialogs is loading, and the last press counts', async () => {
  const { promise, answer } = pending<void>();
  chunk.arrived = promise;
  open();
  fireEvent.click(join());
  await waitFor(() => expect(join()).toHaveAttribute('aria-busy', 'true'));
  fireEvent.click(partner());
  await waitFor(() => expect(partner()).toHaveAttribute('aria-busy', 'true'));
  expect(join()).not.toHaveAttribute('aria-busy');
  const entries = window.history.length;
  await act(async () => answer());
  await dialog('Partner with Us');
  expect(partner()).not.toHaveAttribute('aria-busy');
  await userEvent.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(partner()).toHaveFocus());
  expect(window.history.length).toBe(entries);
});

it('the press after a failed load tries again', async () => {
  chunk.arrived = Promise.reject(new TypeError('Failed to fetch'));
  open();
  fireEvent.click(join());
  expect(await screen.findByText(failures.dialog)).toBeVisible();
  await fragment('');
  chunk.arrived = Promise.resolve();
  fireEvent.click(join());
  await dialog('Join Our Waitlist');
  expect(screen.queryByText(failures.dialog)).toBeNull();
  await userEvent.keyboard('{Escape}');
});

it('a load that was given up and fails late leaves alone what was asked for since', async () => {
  const first = pending<unknown>();
  const second = pending<unknown>();
  chunk.arrived = first.promise;
  open();
  fireEvent.click(join());
  await fragment('#waitlist');
  window.history.back();
  await waitFor(() => expect(join()).not.toHaveAttribute('aria-busy'));
  chunk.arrived = second.promise;
  fireEvent.click(partner());
  await act(async () => first.answer(Promise.reject(new TypeError('Failed to fetch'))));
  expect(screen.queryByText(failures.dialog)).toBeNull();
  await act(async () => second.answer(undefined));
  await dialog('Partner with Us');
  await userEvent.keyboard('{Escape}');
});

// dialogs.spec.ts has Back, Forward and reload.
it('a press adds one entry to the history and keeps the query; closing leads back from it', async () => {
  open('/?utm_source=card');
  const entries = window.history.length;
  fireEvent.click(join());
  await dialog('Join Our Waitlist');
  expect(window.location.href).toMatch(/\/\?utm_source=card#waitlist$/);
  expect(window.history.length).toBe(entries + 1);
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(window.location.href).toMatch(/\/\?utm_source=card$/);
  expect(window.history.state?.usr ?? null).toBeNull();
});

it.each([
  ['#waitlist', 'Join Our Waitlist'],
  ['#partner', 'Partner with Us'],
])('a link to %s opens the dialog, and closing it stays on the page', async (hash, name) => {
  open(`/?a=1${hash}`);
  const entries = window.history.length;
  await dialog(name);
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(window.location.href).toMatch(/\/\?a=1$/);
  expect(window.history.length).toBe(entries);
});

it('renders nothing but the dialogs when the fragment changes', async () => {
  open();
  await waitFor(() => expect(SiteFooter).toHaveBeenCalled());
  SiteFooter.mockClear();
  fireEvent.click(join());
  await dialog('Join Our Waitlist');
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(SiteFooter).not.toHaveBeenCalled();
});

it('joining renders none of the sections that do not show it', async () => {
  open();
  fireEvent.click(join());
  await dialog('Join Our Waitlist');
  SiteFooter.mockClear();
  for (const [label, { typed }] of Object.entries(WAITLIST.fields)) fill(label, typed);
  act(forceSubmit);
  await closed();
  expect(await screen.findByRole('button', { name: `${topBar.join.label} ${joined.note}` })).toBeVisible();
  expect(SiteFooter).not.toHaveBeenCalled();
});

it('gives the focus back to the pressed button, also where a press does not focus it', async () => {
  open();
  // Like a press in Safari, it does not focus.
  fireEvent.click(partner());
  await dialog('Partner with Us');
  act(() => void window.dispatchEvent(new Event('openWaitlistModal')));
  await dialog('Join Our Waitlist');
  await userEvent.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(partner()).toHaveFocus());
});

it('openWaitlistModal switches from the mechanic form, but not while that is being sent', async () => {
  open();
  const entries = window.history.length;
  const insert = pending<unknown>();
  MECHANIC.send.mockReturnValue(insert.promise);
  const request = () => act(() => void window.dispatchEvent(new Event('openWaitlistModal')));
  fireEvent.click(partner());
  await dialog('Partner with Us');
  for (const [label, { typed }] of Object.entries(MECHANIC.fields)) fill(label, typed);
  act(forceSubmit);
  request();
  await act(async () => insert.answer({ ok: false, reason: 'duplicate' }));
  expect(await dialog('Partner with Us')).toHaveTextContent('Already Applied');
  expect(window.location.hash).toBe('#partner');
  request();
  await dialog('Join Our Waitlist');
  expect(window.location.hash).toBe('#waitlist');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Partner with Us' })).toBeNull());
  expect(window.history.length).toBe(entries + 1);
  act(() => window.history.back());
  await closed();
});
