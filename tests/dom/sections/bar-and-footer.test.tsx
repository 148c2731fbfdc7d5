import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { interpolate } from '@/lib/interpolate';
import { LANGUAGES } from '@/lib/languages';
import { SiteFooter } from '@/sections/site-footer';
import { ScrollProgress } from '@/sections/top-bar/scroll-progress';
import { TopBar } from '@/sections/top-bar/top-bar';
import { scrollTo, stubReducedMotion } from '../../setup/browser';
import { english, french, render } from '../../setup/render';

const { siteFooter, topBar } = english;

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
  const logo = screen.getByRole('link', { name: topBar.backToTop });
  expect(logo).toHaveAttribute('href', '/');
  // False when it was handled.
  expect(fireEvent.click(logo)).toBe(false);
  // jsdom does not implement navigation.
  logo.parentElement?.addEventListener('click', (event) => event.preventDefault());
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    fireEvent.click(logo, { [modifier]: true });
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
});

it.each([
  ['English', english, '/'],
  ['French', french, '/fr/'],
])('in %s the logo leads to the page in this language, and links to the other ones', (_, content, home) => {
  const { container } = render(bar, content);
  expect(screen.getByRole('link', { name: content.topBar.backToTop })).toHaveAttribute('href', home);
  const links = [...container.querySelectorAll('a[hreflang]')].map((link) => link.getAttribute('href'));
  expect([home, ...links].toSorted()).toEqual(LANGUAGES.map(({ path }) => path).toSorted());
  expect(screen.getByRole('button', { name: Object.values(content.topBar.join).join(' ') })).toBeVisible();
});

it('the root says whether the page is scrolled by more than 20 px', () => {
  render(bar);
  for (const y of [0, 20, 21, 0]) {
    scrollTo(y);
    expect(document.documentElement.hasAttribute('data-scrolled')).toBe(y > 20);
  }
});

// scrolling.spec.ts has the tick where CSS moves it.
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

it('the contact link writes to the contact address, and the year stays that of the build', () => {
  const subject = encodeURIComponent(siteFooter.contactSubject);
  const mail = `mailto:hello@pitlane.example?subject=${subject}`;
  vi.useFakeTimers({ now: new Date(2040, 0, 1) });
  render(<SiteFooter />);
  const year = import.meta.env.BUILD_YEAR;
  expect(screen.getByText(interpolate(siteFooter.copyright, { year }))).toBeVisible();
  expect(screen.getByRole('link', { name: siteFooter.contact })).toHaveAttribute('href', mail);
});

it('the footer has the addresses in letters, the postal one where it is set', async () => {
  const { unmount } = render(<SiteFooter />);
  expect(screen.getByRole('group')).toHaveTextContent(/^hello@pitlane\.example$/);
  unmount();
  const mailingAddress = '12 Wrench Street, Toronto ON  M5V 2T6';
  vi.stubGlobal('__SETTINGS__', { ...__SETTINGS__, mailingAddress });
  vi.resetModules();
  const { SiteFooter: Footer } = await import('@/sections/site-footer');
  const { render: renderAnew } = await import('../../setup/render');
  renderAnew(<Footer />);
  expect(screen.getByText(mailingAddress, { normalizer: String })).toBeVisible();
});

it.each(['', 'https://pitlane.example/'])(
  'the legal links go to the addresses of the settings: “%s”',
  async (site) => {
    const [termsUrl, privacyUrl] = ['terms', 'privacy'].map((page) => site && site + page);
    vi.stubGlobal('__SETTINGS__', { ...__SETTINGS__, termsUrl, privacyUrl });
    vi.resetModules();
    const { SiteFooter: Footer } = await import('@/sections/site-footer');
    const { render: renderAnew } = await import('../../setup/render');
    renderAnew(<Footer />);
    // jsdom does not implement navigation.
    const listen = vi.fn((event: Event) => [event.defaultPrevented, event.preventDefault()]);
    window.addEventListener('click', listen);
    for (const [name, address] of [
      [siteFooter.terms, termsUrl],
      [siteFooter.privacy, privacyUrl],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', address || '#');
      fireEvent.click(link);
      // Without an address it leads nowhere.
      expect(listen.mock.results.at(-1)?.value[0]).toBe(site === '');
    }
    window.removeEventListener('click', listen);
  },
);
