import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TopBar } from '@/sections/top-bar/top-bar';
import { scrollTo, stubReducedMotion } from '../../setup/browser';
import { placeObserved, stubObserver } from '../../setup/intersection';

const nothing = () => undefined;
const mainAction = { current: document.createElement('button') };
// joined.spec.ts has the bar of a visitor who has joined.
const bar = <TopBar mainAction={mainAction} onNavigate={nothing} onJoinWaitlist={nothing} />;

it.each([
  ['smoothly', false, 'smooth'],
  ['at once under reduced motion', true, 'auto'],
])('the logo scrolls to the top %s, and is a link with a modifier key', (_, reduced, behavior) => {
  stubReducedMotion(reduced);
  const scroll = vi.fn();
  vi.stubGlobal('scrollTo', scroll);
  render(bar);
  const logo = screen.getByRole('link', { name: 'Pitlane, back to top' });
  expect(logo).toHaveAttribute('href', '/');
  // False when it was handled.
  expect(fireEvent.click(logo)).toBe(false);
  // jsdom does not implement navigation.
  logo.parentElement?.addEventListener('click', (event) => event.preventDefault());
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(logo, { [key]: true });
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
});

it('the bar knows whether the page was scrolled more than 20 px', () => {
  render(bar);
  for (const y of [0, 20, 21, 0]) {
    scrollTo(y);
    expect(screen.getByRole('banner').dataset['scrolled']).toBe(String(y > 20));
  }
  window.scrollY = 400;
  expect(renderToString(bar)).toContain('data-scrolled="false"');
});

it('the button of the section in view is marked, and no other', () => {
  stubObserver();
  document.body.innerHTML = '<section id="benefits"></section>';
  render(bar);
  const benefits = screen.getByRole('button', { name: 'Benefits' });
  for (const [top, current] of [
    [401, null],
    [400, 'location'],
    [-2_599, 'location'],
    [-2_601, null],
  ] as const) {
    placeObserved({ top, height: 3_000 });
    expect(benefits.getAttribute('aria-current')).toBe(current);
    expect(screen.getByRole('button', { name: 'How it works' })).not.toHaveAttribute('aria-current');
  }
});

it('joining is the main action once the page has scrolled past its own', () => {
  stubObserver();
  render(bar);
  const join = screen.getByRole('button', { name: /Join Waitlist/ });
  expect(join).not.toHaveAttribute('data-main');
  placeObserved({ top: 300, height: 58 });
  scrollTo(100);
  expect(join).not.toHaveAttribute('data-main');
  placeObserved({ top: -500, height: 58 });
  expect(join).toHaveAttribute('data-main');
});
