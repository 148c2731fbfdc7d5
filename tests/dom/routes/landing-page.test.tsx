import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
// Imports in advance the code that the page loads later, because loading it may take a long time on a busy computer.
import '@/dialogs/dialogs';
import { LandingPage } from '@/routes/landing-page';
import { Hero } from '@/sections/hero/hero';
import { TopBar } from '@/sections/top-bar/top-bar';
import { setJoinedCode } from '@/state/visitor';
import { forgetConsoleErrors } from '../../setup/console';
import { english, render } from '../../setup/render';

const { afterJoining, benefits, failures, hero, mechanicForm, topBar, waitlistForm } = english;

const track = vi.hoisted(() => vi.fn());
vi.mock('@/analytics/tracker', () => ({
  track,
  trackOnce: vi.fn(),
  startAnalytics: vi.fn(),
  sendQueue: vi.fn(),
}));

// The test for errors makes both components throw.
vi.mock('@/sections/top-bar/top-bar', { spy: true });
vi.mock('@/sections/hero/hero', { spy: true });

function renderPage() {
  return render(
    <BrowserRouter>
      <LandingPage />
    </BrowserRouter>,
  );
}

it('each navigation button in the bar focuses its section', async () => {
  renderPage();
  for (const [section, label] of Object.entries(topBar.navigation)) {
    await userEvent.click(screen.getByRole('button', { name: label }));
    const advice = `Show a section with the ID ${section} in landing-page.tsx, and link to it in NAVIGATION`;
    expect(document.activeElement?.id, advice).toBe(section);
  }
});

it('the DOM event openWaitlistModal replaces the mechanic form with the waitlist form', async () => {
  window.history.replaceState(null, '', '/#partner');
  renderPage();
  await screen.findByRole('dialog', { name: mechanicForm.title });
  act(() => void window.dispatchEvent(new Event('openWaitlistModal')));
  const dialog = await screen.findByRole('dialog', { name: waitlistForm.title });
  expect(screen.queryByRole('dialog', { name: mechanicForm.title })).toBeNull();
  expect(within(dialog).getByLabelText(waitlistForm.fields.email.label)).toHaveFocus();
});

// The page view and the view of the benefits are tested in analytics.spec.ts.
/** Returns the event that a section records for a click. `pageWide` returns the event that the page-wide handler records. */
const click = (interactionTarget: string) => ({ interactionType: 'button_click', interactionTarget });
const pageWide = (target: string) => ({
  ...click(target),
  interactionData: { source: 'global_click_handler' },
});

/**
 * Clicks a button or a link, found by its name, in a section. `index` selects one of several. Prevents the navigation to
 * another page, which jsdom does not implement.
 */
async function press(section: string, name: string, index = 0): Promise<void> {
  const element = document.querySelector<HTMLElement>(section);
  if (element === null) throw new Error(`There is no ${section}`);
  const [buttons = [], links = []] = ['button', 'link'].map((role) =>
    within(element).queryAllByRole(role, { name }),
  );
  const control = [...buttons, ...links][index];
  if (control === undefined) throw new Error(`There is no ${name} at ${index}`);
  if (control.matches('a:not([href^="#"])'))
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(control);
}

it('each join button opens the waitlist once', async () => {
  const onRequest = vi.fn();
  window.addEventListener('openWaitlistModal', onRequest);
  renderPage();
  for (const [section, name, recorded] of [
    ['header', Object.values(topBar.join).join(' '), [pageWide('join_waitlist')]],
    ['#hero', hero.join, [pageWide('join_waitlist')]],
    ['#hero', hero.plate.actionName, []],
    ['#benefits', benefits.action, [pageWide('join_waitlist'), click('join_waitlist')]],
  ] as const) {
    for (const mock of [track, onRequest]) mock.mockClear();
    await press(section, name);
    expect(await screen.findByRole('dialog', { name: waitlistForm.title })).toBeVisible();
    expect(onRequest, name).toHaveBeenCalledOnce();
    expect(track.mock.calls.flat(), name).toEqual(recorded);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  window.removeEventListener('openWaitlistModal', onRequest);
});

it('the button in the benefits section opens the form for another address after the visitor has joined', async () => {
  renderPage();
  act(() => setJoinedCode('M5V 2T6'));
  await press('#benefits', afterJoining.another);
  expect(await screen.findByRole('dialog', { name: afterJoining.note })).toBeVisible();
});

it('each "See Your Savings" button focuses the calculator', async () => {
  const { container } = renderPage();
  const own = click('see_your_savings_button');
  await press('#hero', hero.seeSavings);
  expect(document.getElementById('savings-calculator')).toHaveFocus();
  expect(track.mock.calls.flat()).toEqual([pageWide('see_your_savings'), own]);
  track.mockClear();
  // The page-wide handler ignores clicks in dialogs, so only the button's own handler runs. This button is the one for phones.
  container.setAttribute('role', 'dialog');
  await press('#hero', hero.seeSavings, 1);
  expect(document.getElementById('savings-calculator')).toHaveFocus();
  expect(track.mock.calls.flat()).toEqual([own]);
});

const parts = () =>
  [...document.querySelectorAll('header, main > section, footer')].map(({ id, tagName }) => id || tagName);

it('an error in the bar or in a section does not affect the other parts', () => {
  const { unmount } = renderPage();
  const whole = parts();
  unmount();
  for (const part of [TopBar, Hero]) {
    vi.mocked(part).mockImplementation(() => {
      throw new Error('broken');
    });
  }
  renderPage();
  expect(screen.getAllByText(failures.section)).toHaveLength(2);
  expect(whole).toEqual(expect.arrayContaining(['HEADER', 'hero']));
  expect(parts()).toEqual(whole.filter((part) => !['HEADER', 'hero'].includes(part)));
  forgetConsoleErrors(/broken/);
});
