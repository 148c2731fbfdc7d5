import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LazyDialogs } from '@/interaction/lazy-dialogs';
import { usePageClicks } from '@/interaction/page-clicks';
import { pending } from '../../setup/pending';
import { closed, fillAll, forceSubmit, MECHANIC } from '../dialogs/forms';

vi.mock('@/analytics/tracker', () => ({ track: vi.fn(), trackOnce: vi.fn() }));

const dialog = (name: string) => screen.findByRole('dialog', { name });
const request = () => act(() => void window.dispatchEvent(new Event('openWaitlistModal')));

function Page() {
  usePageClicks();
  return <LazyDialogs />;
}

it('openWaitlistModal replaces the mechanic form, but not while that is being sent', async () => {
  const insert = pending<unknown>();
  MECHANIC.send.mockReturnValue(insert.promise);
  window.history.replaceState(null, '', '/#partner');
  render(<Page />);
  await dialog('Partner with Us');
  fillAll(MECHANIC);
  act(forceSubmit);
  request();
  expect(await dialog('Partner with Us')).toBeVisible();
  await act(async () => insert.answer({ ok: false, reason: 'duplicate' }));
  expect(await dialog('Partner with Us')).toHaveTextContent('Already Applied');
  request();
  await dialog('Join Our Waitlist');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Partner with Us' })).toBeNull());
  expect(window.location.hash).toBe('#waitlist');
  fireEvent.keyDown(document, { key: 'Escape' });
  await closed();
});
