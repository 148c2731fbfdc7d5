import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { joined } from '@/content/joined';
import { topBar } from '@/content/site';
import { TopBar } from '@/sections/top-bar/top-bar';
import { scrollTo, stubReducedMotion } from '../../setup/browser';
import { placeObserved, stubObserver } from '../../setup/intersection';

const mainAction = { current: document.createElement('button') };
const bar = (hasJoined: boolean) => (
  <TopBar
    mainAction={mainAction}
    onNavigate={() => undefined}
    onJoinWaitlist={() => undefined}
    hasJoined={hasJoined}
  />
);
const page = bar(false);

describe('the top bar', () => {
  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])(
    'scrolls to the top by the logo (reduced motion: %s), unless it is opened in a new tab',
    (reduced, behavior) => {
      stubReducedMotion(reduced);
      const scrollTo = vi.fn();
      vi.stubGlobal('scrollTo', scrollTo);
      render(page);
      const logo = screen.getByRole('link', { name: 'Pitlane, back to top' });
      expect(logo).toHaveAttribute('href', '/');
      // False when it was handled.
      expect(fireEvent.click(logo)).toBe(false);
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
      // jsdom does not implement navigation.
      const navigate = vi.fn((event: Event) => event.preventDefault());
      logo.parentElement?.addEventListener('click', navigate);
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(logo, { [key]: true });
      expect(navigate.mock.calls.map(([event]) => event.type)).toHaveLength(4);
      expect(scrollTo).toHaveBeenCalledOnce();
    },
  );

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

  it('says whether the visitor is on the list', () => {
    const { rerender } = render(page);
    const join = screen.getByRole('button', { name: Object.values(topBar.join).join(' ') });
    rerender(bar(true));
    expect(join).toHaveAccessibleName(`${topBar.join.label} ${joined.note}`);
  });

  it('marks the button of the section in view, and none where it is another', () => {
    stubObserver();
    render(
      <>
        {page}
        <section id="benefits" />
      </>,
    );
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

  it('makes joining the main action only where the page has scrolled past its own', () => {
    stubObserver();
    render(page);
    const join = screen.getByRole('button', { name: /Join Waitlist/ });
    expect(join).not.toHaveAttribute('data-main');
    placeObserved({ top: 300, height: 58 });
    scrollTo(100);
    expect(join).not.toHaveAttribute('data-main');
    placeObserved({ top: -500, height: 58 });
    expect(join).toHaveAttribute('data-main');
  });
});
