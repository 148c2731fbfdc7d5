import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { benefits } from '@/content/benefits';
import { waitlistForm } from '@/content/forms';
import { hero } from '@/content/hero';
import { failures } from '@/content/messages';
import { topBar } from '@/content/site';
import { LandingPage } from '@/routes/landing-page';
import { setTabHidden } from '../../setup/browser';
import { forgetConsoleErrors } from '../../setup/console';

const track = vi.hoisted(() => vi.fn());
const sendQueue = vi.hoisted(() => vi.fn());
vi.mock('@/analytics/tracker', () => ({ track, trackOnce: vi.fn(), startAnalytics: vi.fn(), sendQueue }));

beforeEach(() => window.history.replaceState(null, '', '/'));

function renderPage(Page = LandingPage) {
  return render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

it.each(Object.entries(topBar.navigation))('the bar leads to %s by the button %s', async (section, label) => {
  renderPage();
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(document.activeElement?.id).toBe(section);
});

/** The parts of the page that are there. */
const parts = () =>
  [...document.querySelectorAll('header, main > section, footer')].map(({ id, tagName }) => id || tagName);

it.each([
  ['TopBar', 'top-bar/top-bar', 'HEADER'],
  ['Benefits', 'benefits', 'benefits'],
  ['SiteFooter', 'site-footer', 'FOOTER'],
])('an error in %s takes away no other section', async (part, module, broken) => {
  const { unmount } = renderPage();
  const whole = parts();
  unmount();
  vi.resetModules();
  vi.doMock(`@/sections/${module}`, () => ({
    [part]: () => {
      throw new Error('broken');
    },
  }));
  renderPage((await import('@/routes/landing-page')).LandingPage);
  vi.doUnmock(`@/sections/${module}`);

  expect(screen.getByText(failures.section)).toBeVisible();
  expect(whole).toContain(broken);
  expect(parts()).toEqual(whole.filter((each) => each !== broken));
  forgetConsoleErrors(/broken/);
});

// analytics.spec.ts has the page view and the view of the benefits.
/** What records a click: that of a section itself, and that of the page-wide handler. */
const click = (interactionTarget: string) => ({ interactionType: 'button_click', interactionTarget });
const pageWide = (target: string) => ({
  ...click(target),
  interactionData: { source: 'global_click_handler' },
});

/** Presses the button of that name in the section. */
async function press(section: string, name: string): Promise<void> {
  const element = document.querySelector<HTMLElement>(section);
  if (element === null) throw new Error(`There is no ${section}`);
  await userEvent.click(within(element).getByRole('button', { name }));
}

describe('a press of', () => {
  it.each([
    ['header', Object.values(topBar.join).join(' '), [pageWide('join_waitlist')]],
    ['#hero', hero.join, [pageWide('join_waitlist')]],
    ['#hero', Object.values(hero.plate.invitation).join(' '), []],
    ['#benefits', benefits.action, [pageWide('join_waitlist'), click('join_waitlist')]],
  ])('the button in %s “%s” opens the waitlist once, and is recorded', async (section, name, recorded) => {
    const onRequest = vi.fn();
    window.addEventListener('openWaitlistModal', onRequest);
    renderPage();
    await press(section, name);
    window.removeEventListener('openWaitlistModal', onRequest);
    expect(await screen.findByRole('dialog', { name: waitlistForm.title })).toBeVisible();
    expect(onRequest).toHaveBeenCalledOnce();
    expect(track.mock.calls.flat()).toEqual(recorded);
  });

  it.each([
    ['', [pageWide('see_your_savings')]],
    [' by itself too, when the page-wide handler ignores it', []],
  ])('See Your Savings goes to the calculator%s, and is recorded', async (unheard, others) => {
    const { container } = renderPage();
    if (unheard) container.setAttribute('role', 'dialog');
    await press('#hero', hero.seeSavings);
    expect(document.getElementById('savings-calculator')).toHaveFocus();
    expect(track.mock.calls.flat()).toEqual([...others, click('see_your_savings_button')]);
  });
});

it('sends what waits when the page is hidden, and when it is left', () => {
  const { unmount } = renderPage();
  for (const hidden of [true, false]) {
    setTabHidden(hidden);
    expect(sendQueue).toHaveBeenCalledTimes(1);
  }
  fireEvent(window, new Event('pagehide'));
  expect(sendQueue).toHaveBeenCalledTimes(2);
  unmount();
  setTabHidden(true);
  expect(sendQueue).toHaveBeenCalledTimes(2);
});
