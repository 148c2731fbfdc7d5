import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Hero } from '@/sections/hero';
import { SiteFooter } from '@/sections/site-footer';
import { TopBar } from '@/sections/top-bar';
import { stubReducedMotion } from '../../setup/browser';

const nothing = () => undefined;

const page = (
  <MemoryRouter>
    <TopBar onNavigate={nothing} onJoinWaitlist={nothing} />
    <Hero onSeeSavings={nothing} onJoinWaitlist={nothing} />
    <SiteFooter />
  </MemoryRouter>
);

beforeEach(() => vi.useFakeTimers());

it.each([false, true])(
  'hydrates a page that was prerendered before New Year (reduced motion: %s)',
  (reduced) => {
    vi.setSystemTime(new Date(2024, 11, 31, 23, 58));
    document.body.innerHTML = `<div>${renderToString(page)}</div>`;
    const container = document.body.firstElementChild as HTMLElement;
    // The year of the launch.
    expect(container).toHaveTextContent('© 2025 Pitlane. All rights reserved.');

    vi.setSystemTime(new Date(2026, 0, 1, 0, 1));
    stubReducedMotion(reduced);
    const onRecoverableError = vi.fn();
    render(page, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();

    expect(screen.getByText('Live today!')).toBeVisible();
    expect(screen.getByText('Thu, Jan 1 · 12:01 a.m.')).toBeVisible();
    expect(screen.getByText('© 2026 Pitlane. All rights reserved.')).toBeVisible();
    expect(
      screen.getByRole('button', { name: `${reduced ? 'Play' : 'Pause'} the rotating word` }),
    ).toBeVisible();
  },
);
