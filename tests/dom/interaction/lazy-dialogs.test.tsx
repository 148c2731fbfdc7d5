import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '@/app';
import { joined } from '@/content/joined';
import { failures } from '@/content/messages';
import { topBar } from '@/content/site';
import { pending } from '../../setup/pending';
import { closed, fillAll, forceSubmit, MECHANIC, WAITLIST } from '../dialogs/forms';

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

async function close() {
  await userEvent.keyboard('{Escape}');
  await closed();
}

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
const request = () => act(() => void window.dispatchEvent(new Event('openWaitlistModal')));
const fragment = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  chunk.arrived = Promise.resolve();
});
afterEach(() => fragment(''));

it('the last pressed button is busy while the code of the dialogs is loading, and has the focus afterwards', async () => {
  const { promise, answer } = pending<void>();
  chunk.arrived = promise;
  open();
  // Like a press in Safari, these do not focus.
  fireEvent.click(join());
  await waitFor(() => expect(join()).toHaveAttribute('aria-busy', 'true'));
  fireEvent.click(partner());
  await waitFor(() => expect(partner()).toHaveAttribute('aria-busy', 'true'));
  expect(join()).not.toHaveAttribute('aria-busy');
  const entries = window.history.length;
  await act(async () => answer());
  await dialog('Partner with Us');
  expect(partner()).not.toHaveAttribute('aria-busy');
  await close();
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
  await close();
});

it('a load that fails after it was given up does not close what was opened since', async () => {
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
  await close();
});

// dialogs.spec.ts has Back, Forward and reload.
it('an open dialog is one entry in the history, with the query of the address', async () => {
  open('/?utm_source=card');
  const entries = window.history.length;
  fireEvent.click(join());
  await dialog('Join Our Waitlist');
  expect(window.location.href).toMatch(/\/\?utm_source=card#waitlist$/);
  expect(window.history.length).toBe(entries + 1);
  await close();
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
  await close();
  expect(window.location.href).toMatch(/\/\?a=1$/);
  expect(window.history.length).toBe(entries);
});

it('neither a dialog nor joining renders a section that does not show it', async () => {
  open();
  await waitFor(() => expect(SiteFooter).toHaveBeenCalled());
  SiteFooter.mockClear();
  fireEvent.click(join());
  await dialog('Join Our Waitlist');
  fillAll(WAITLIST);
  act(forceSubmit);
  await closed();
  expect(await screen.findByRole('button', { name: `${topBar.join.label} ${joined.note}` })).toBeVisible();
  expect(SiteFooter).not.toHaveBeenCalled();
});

it('openWaitlistModal replaces the mechanic form, but not while that is being sent', async () => {
  open();
  const entries = window.history.length;
  const insert = pending<unknown>();
  MECHANIC.send.mockReturnValue(insert.promise);
  fireEvent.click(partner());
  await dialog('Partner with Us');
  fillAll(MECHANIC);
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
  await close();
  await waitFor(() => expect(partner()).toHaveFocus());
});
