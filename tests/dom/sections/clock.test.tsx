import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Clock } from '@/sections/top-bar/top-bar';
import { wait } from '../../setup/browser';

// formats.test.ts has the clock's words, visible-timer.test.ts its rest in a hidden tab.
it('is prerendered empty, changes on the minute and is not announced', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 48, 20) });
  expect(renderToString(<Clock />)).toMatch(/^<p [^>]*><\/p>$/);
  render(<Clock />);
  const clock = screen.getByText('Sat, Nov 21 · 2:48 p.m.');
  expect(clock).toHaveAttribute('datetime', '2026-11-21T14:48');
  expect(clock.closest('[aria-live], [role="status"], [role="timer"]')).toBeNull();
  wait(39_999);
  expect(clock).toHaveTextContent('2:48 p.m.');
  for (const [passed, text] of [
    [1, '2:49 p.m.'],
    [60_000, '2:50 p.m.'],
  ] as const) {
    wait(passed);
    expect(clock).toHaveTextContent(text);
  }
});
