import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePageClicks } from '@/hooks/use-page-clicks';
import { requestWaitlist } from '@/lib/waitlist-request';

const track = vi.hoisted(() => vi.fn());
vi.mock('@/analytics/track', () => ({ track }));
beforeEach(() => track.mockClear());

function Page({ openWaitlist }: { openWaitlist: () => void }) {
  usePageClicks(openWaitlist);
  return (
    <>
      <button type="button">Get Started with Pitlane</button>
      <button type="button">See Your Savings</button>
      <section id="savings-calculator" />
    </>
  );
}

it('opens the waitlist and records the page-wide click', async () => {
  const openWaitlist = vi.fn();
  render(<Page openWaitlist={openWaitlist} />);
  await userEvent.click(screen.getByRole('button', { name: 'Get Started with Pitlane' }));
  expect(openWaitlist).toHaveBeenCalledOnce();
  expect(track.mock.calls).toEqual([
    [{ type: 'button_click', target: 'join_waitlist', data: { source: 'global_click_handler' } }],
  ]);
});

it('goes to the calculator and records the page-wide click', async () => {
  render(<Page openWaitlist={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'See Your Savings' }));
  expect(document.getElementById('savings-calculator')).toHaveFocus();
  expect(track.mock.calls).toEqual([
    [{ type: 'button_click', target: 'see_your_savings', data: { source: 'global_click_handler' } }],
  ]);
});

it('opens the waitlist for the window event, which records nothing', () => {
  const openWaitlist = vi.fn();
  render(<Page openWaitlist={openWaitlist} />);
  requestWaitlist();
  expect(openWaitlist).toHaveBeenCalledOnce();
  expect(track).not.toHaveBeenCalled();
});

it('listens no more once the page is gone', async () => {
  const openWaitlist = vi.fn();
  render(<Page openWaitlist={openWaitlist} />).unmount();
  requestWaitlist();
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Join Waitlist';
  await userEvent.click(button);
  button.remove();
  expect(openWaitlist).not.toHaveBeenCalled();
});
