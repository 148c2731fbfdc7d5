import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { formats } from '@/content/formats';
import { topBar } from '@/content/site';
import { withProduct } from '@/lib/settings';
import { ScrollProgress } from '@/sections/top-bar/scroll-progress';
import { Clock, TopBar } from '@/sections/top-bar/top-bar';
import { scrollTo, stubReducedMotion, wait } from '../../setup/browser';

const nothing = () => undefined;
// joined.spec.ts has the bar of a visitor who has joined, scrolling.spec.ts what it marks while the page is scrolled.
const bar = <TopBar onNavigate={nothing} onJoinWaitlist={nothing} />;

it.each([
  ['smoothly', false, 'smooth'],
  ['at once under reduced motion', true, 'auto'],
])('the logo scrolls to the top %s, and is a link with a modifier key', (_, reduced, behavior) => {
  stubReducedMotion(reduced);
  const scroll = vi.fn();
  vi.stubGlobal('scrollTo', scroll);
  render(bar);
  const logo = screen.getByRole('link', { name: withProduct(topBar.backToTop) });
  expect(logo).toHaveAttribute('href', '/');
  // False when it was handled.
  expect(fireEvent.click(logo)).toBe(false);
  // jsdom does not implement navigation.
  logo.parentElement?.addEventListener('click', (event) => event.preventDefault());
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(logo, { [key]: true });
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
});

it('the button is the main action once the page was scrolled more than 20 px', () => {
  render(bar);
  const join = screen.getByRole('button', { name: Object.values(topBar.join).join(' ') });
  for (const y of [0, 20, 21, 0]) {
    scrollTo(y);
    expect('main' in join.dataset).toBe(y > 20);
  }
});

// first-view.spec.ts has the tick where CSS moves it.
it.each([
  ['follows the page without scroll timelines', false, false, '0.2500'],
  ['is left to CSS where there are any', true, false, ''],
  ['follows the page under reduced motion, where no CSS animation runs', true, true, '0.2500'],
])('the tick of the ruler %s', (_, timelines, reduced, progress) => {
  stubReducedMotion(reduced);
  vi.stubGlobal('CSS', { supports: () => timelines });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1_000);
  const { container } = render(<ScrollProgress />);
  scrollTo(250);
  expect(container.querySelector('i')?.style.getPropertyValue('--progress')).toBe(progress);
});

// formats.test.ts has the clock's words, visible-timer.test.ts its rest in a hidden tab.
it('the clock is prerendered empty, changes on the minute and is not announced', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 48, 20) });
  expect(renderToString(<Clock />)).toMatch(/^<p [^>]*><\/p>$/);
  render(<Clock />);
  const clock = screen.getByText(formats.clock(new Date()));
  expect(clock).toHaveAttribute('datetime', '2026-11-21T14:48');
  expect(clock.closest('[aria-live], [role="status"], [role="timer"]')).toBeNull();
  wait(39_999);
  expect(clock).toHaveTextContent('2:48');
  for (const [passed, text] of [
    [1, '2:49'],
    [60_000, '2:50'],
  ] as const) {
    wait(passed);
    expect(clock).toHaveTextContent(text);
  }
});
