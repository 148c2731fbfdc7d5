import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { ClockPill } from '@/sections/top-bar/top-bar';
import { setTabHidden, wait } from '../../setup/browser';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 48, 20) }));

const clock = () => screen.getByText(/^Sat, Nov 21 · /);
const time = () => clock().textContent?.split('· ')[1];

it('shows date and time, changes on the minute and is not announced', () => {
  render(<ClockPill />);
  expect(clock()).toHaveTextContent('Sat, Nov 21 · 2:48 p.m.');
  expect(clock()).toHaveAttribute('datetime', '2026-11-21T14:48');
  expect(clock().closest('[aria-live], [role="status"], [role="timer"]')).toBeNull();
  wait(39_999);
  expect(time()).toBe('2:48 p.m.');
  wait(1);
  expect(time()).toBe('2:49 p.m.');
  wait(60_000);
  expect(time()).toBe('2:50 p.m.');
});

it('is prerendered empty', () => {
  expect(renderToString(<ClockPill />)).toMatch(/^<p [^>]*><\/p>$/);
});

it('rests in a hidden tab', () => {
  const { unmount } = render(<ClockPill />);
  setTabHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  wait(600_000);
  expect(time()).toBe('2:48 p.m.');
  setTabHidden(false);
  expect(time()).toBe('2:58 p.m.');
  wait(40_000);
  expect(time()).toBe('2:59 p.m.');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
