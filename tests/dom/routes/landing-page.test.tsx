import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

/** Each section, and a selector that matches only its element. */
const SECTIONS = [
  { module: '@/sections/top-bar/top-bar', part: 'TopBar', element: 'header' },
  { module: '@/sections/hero/hero', part: 'Hero', element: '#hero' },
  { module: '@/sections/why-choose', part: 'WhyChoose', element: '#why-choose' },
  { module: '@/sections/benefits', part: 'Benefits', element: '#benefits' },
  { module: '@/sections/how-it-works', part: 'HowItWorks', element: '#how-it-works' },
  {
    module: '@/sections/savings-calculator/savings-calculator',
    part: 'SavingsCalculator',
    element: '#savings-calculator',
  },
  { module: '@/sections/mechanic-call', part: 'MechanicCall', element: '#mechanic-call' },
  { module: '@/sections/site-footer', part: 'SiteFooter', element: 'footer' },
] as const;

it.each(Object.entries(topBar.navigation))(
  'the button of %s in the bar leads there: %s',
  async (section, label) => {
    renderPage();
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(document.activeElement?.id).toBe(section);
  },
);

it.each(SECTIONS)(
  'an error in $part is shown in its place, and every other section is there',
  async (broken) => {
    vi.resetModules();
    vi.doMock(broken.module, () => ({
      [broken.part]: () => {
        throw new Error('broken');
      },
    }));
    renderPage((await import('@/routes/landing-page')).LandingPage);
    vi.doUnmock(broken.module);

    expect(screen.getByText(failures.section)).toBeVisible();
    const present = SECTIONS.filter(({ element }) => document.querySelector(element) !== null);
    expect(present).toEqual(SECTIONS.filter((section) => section !== broken));
    forgetConsoleErrors(/broken/);
  },
);

// analytics.spec.ts has the page view and the view of the benefits.
/** The calls that record clicks: by the page-wide handler, or by the section itself. */
const click = (interactionTarget: string, source?: string) => [
  {
    interactionType: 'button_click',
    interactionTarget,
    ...(source === undefined ? {} : { interactionData: { source } }),
  },
];
const pageWide = (target: string) => click(target, 'global_click_handler');

/** Presses the button of that name in the section. */
async function press(section: string, name: string): Promise<void> {
  const element = document.querySelector<HTMLElement>(section);
  if (element === null) throw new Error(`There is no ${section}`);
  await userEvent.click(within(element).getByRole('button', { name }));
}

describe('a press of', () => {
  it.each([
    ['header', Object.values(topBar.join).join(' '), [pageWide('join_waitlist')]],
    ['#hero', 'Join the Waitlist', [pageWide('join_waitlist')]],
    ['#hero', Object.values(hero.plate.invitation).join(' '), []],
    ['#benefits', 'Join the Waitlist', [pageWide('join_waitlist'), click('join_waitlist')]],
  ])('the button in %s “%s” opens the waitlist once, and is recorded', async (section, name, recorded) => {
    const onRequest = vi.fn();
    window.addEventListener('openWaitlistModal', onRequest);
    renderPage();
    await press(section, name);
    window.removeEventListener('openWaitlistModal', onRequest);
    expect(await screen.findByRole('dialog', { name: 'Join Our Waitlist' })).toBeVisible();
    expect(onRequest).toHaveBeenCalledOnce();
    expect(track.mock.calls).toEqual(recorded);
  });

  it.each([
    ['', [pageWide('see_your_savings')]],
    [' by itself too, when the page-wide handler ignores it', []],
  ])('See Your Savings goes to the calculator%s, and is recorded', async (unheard, others) => {
    const { container } = renderPage();
    if (unheard) container.setAttribute('role', 'dialog');
    await press('#hero', 'See Your Savings');
    expect(document.getElementById('savings-calculator')).toHaveFocus();
    expect(track.mock.calls).toEqual([...others, click('see_your_savings_button')]);
  });
});

it('opens the waitlist for the window event openWaitlistModal, which is not recorded', async () => {
  renderPage();
  window.dispatchEvent(new Event('openWaitlistModal'));
  expect(await screen.findByRole('dialog', { name: 'Join Our Waitlist' })).toBeVisible();
  expect(track).not.toHaveBeenCalled();
});

it('sends what waits each time the page is hidden, not when it is shown again, and when it is left', () => {
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
