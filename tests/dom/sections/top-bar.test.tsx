import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TopBar } from '@/sections/top-bar';
import { scrollTo, stubReducedMotion, wait } from '../../setup/browser';

const onNavigate = vi.fn();
const onJoinWaitlist = vi.fn();

const page = <TopBar onNavigate={onNavigate} onJoinWaitlist={onJoinWaitlist} />;

describe('the top bar', () => {
  it('starts with the skip link', async () => {
    render(page);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  });

  it('navigates with two buttons', async () => {
    render(page);
    const buttons = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Benefits', 'How it works']);
    for (const button of buttons) await userEvent.click(button);
    expect(onNavigate.mock.calls).toEqual([['benefits'], ['how-it-works']]);
  });

  it('has a waitlist button with the number of drivers', async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Join Waitlist Join 1,200+ drivers' }));
    expect(onJoinWaitlist).toHaveBeenCalledOnce();
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('scrolls to the top by the logo (reduced motion: %s)', async (reduced, behavior) => {
    stubReducedMotion(reduced);
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    render(page);
    const logo = screen.getByRole('link', { name: 'Pitlane, back to top' });
    expect(logo).toHaveAttribute('href', '/');
    await userEvent.click(logo);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
  });

  it('does not handle a click on the logo that opens a new tab', async () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    render(page);
    const handled: boolean[] = [];
    const listen = (event: Event) => {
      handled.push(event.defaultPrevented);
      // jsdom does not implement navigation.
      event.preventDefault();
    };
    window.addEventListener('click', listen);
    const user = userEvent.setup();
    const logo = screen.getByRole('link', { name: 'Pitlane, back to top' });
    await user.click(logo);
    for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
      await user.keyboard(`{${key}>}`);
      await user.click(logo);
      await user.keyboard(`{/${key}}`);
    }
    window.removeEventListener('click', listen);
    expect(handled).toEqual([true, false, false, false, false]);
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('keeps as state whether the page was scrolled more than 20 px', () => {
    render(page);
    for (const [y, scrolled] of [
      [0, 'false'],
      [20, 'false'],
      [21, 'true'],
      [0, 'false'],
    ] as const) {
      scrollTo(y);
      expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', scrolled);
    }
    window.scrollY = 400;
    expect(renderToString(page)).toContain('data-scrolled="false"');
  });
});

describe('the clock', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 48, 20) }));

  it('shows date and time, ticks on the minute and is not announced', () => {
    render(page);
    const time = screen.getByText('Sat, Nov 21 · 2:48 p.m.');
    expect(time).toHaveAttribute('datetime', '2026-11-21T14:48');
    expect(time.closest('[aria-live], [role="status"], [role="timer"]')).toBeNull();
    wait(40_000);
    expect(time).toHaveTextContent('Sat, Nov 21 · 2:49 p.m.');
  });

  it('is not prerendered', () => {
    const html = renderToString(page);
    expect(html).not.toContain('<time');
    // Empty, the pill is invisible and keeps its place.
    expect(html).toMatch(/<p class="[^"]*bar-clock[^"]*"><\/p>/);
  });
});
