import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { interpolate } from '@/lib/interpolate';
import { LANGUAGES } from '@/lib/languages';
import { SiteFooter } from '@/sections/site-footer';
import { TopBar } from '@/sections/top-bar/top-bar';
import { setJoinedCode } from '@/state/visitor';
import { changeSettings, scrollTo, stubReducedMotion } from '../../setup/browser';
import { english, french, render } from '../../setup/render';

const { siteFooter, topBar } = english;

const nothing = () => undefined;
// The bar for a visitor who has joined is also tested in joined.spec.ts.
const bar = <TopBar onNavigate={nothing} onJoinWaitlist={nothing} />;

it.each([
  ['smoothly', false, 'smooth'],
  ['at once under reduced motion', true, 'instant'],
])('the logo scrolls to the top %s', (_, reduced, behavior) => {
  stubReducedMotion(reduced);
  const scroll = vi.fn();
  vi.stubGlobal('scrollTo', scroll);
  render(bar);
  const logo = screen.getByRole('link', { name: topBar.backToTop });
  expect(logo).toHaveAttribute('href', '/');
  // `fireEvent` returns false if the default action was prevented.
  expect(fireEvent.click(logo)).toBe(false);
  // Prevents the navigation, which jsdom does not implement.
  logo.parentElement?.addEventListener('click', (event) => event.preventDefault());
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    fireEvent.click(logo, { [modifier]: true });
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
});

it.each([
  ['English', english, '/'],
  ['French', french, '/fr/'],
])('the %s bar links to the page in every other language', (_, content, home) => {
  const { container } = render(bar, content);
  expect(screen.getByRole('link', { name: content.topBar.backToTop })).toHaveAttribute('href', home);
  const links = [...container.querySelectorAll('a[hreflang]')].map((link) => link.getAttribute('href'));
  expect([home, ...links].toSorted()).toEqual(LANGUAGES.map(({ path }) => path).toSorted());
  expect(screen.getByRole('button', { name: Object.values(content.topBar.join).join(' ') })).toBeVisible();
});

it('a link to another language preserves the campaign and the fragment', () => {
  window.history.replaceState(null, '', '/?utm_source=mail#benefits');
  render(bar);
  const [link = document.body] = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
  fireEvent.pointerDown(link);
  for (const attribute of ['lang', 'hreflang'])
    expect(link).toHaveAttribute(attribute, french.language.locale);
  expect(link).toHaveProperty('href', `${window.location.origin}/fr/?utm_source=mail#benefits`);
});

it('the bar does not ask a visitor to join again', () => {
  setJoinedCode('M5V 2T6');
  const { note, share } = english.afterJoining;
  render(bar);
  const button = screen.getByRole('button', { name: `${note} ${share.short}` });
  expect(button).not.toHaveTextContent(english.topBar.join.label);
});

it('the tick on the scroll scale and the attribute `data-scrolled` follow the scroll position', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1_000);
  const { container } = render(bar);
  for (const y of [0, 20, 21, 250, 0]) {
    scrollTo(y);
    const tick = container.querySelector<HTMLElement>('.scroll-progress i');
    expect(tick?.style.getPropertyValue('--progress')).toBe(`${(y / 10).toFixed(2)}%`);
    expect(document.documentElement.hasAttribute('data-scrolled')).toBe(y > 20);
  }
});

it('the footer has the contact address and the year of the build', () => {
  const subject = encodeURIComponent(siteFooter.contactSubject);
  const mail = `mailto:hello@pitlane.example?subject=${subject}`;
  vi.useFakeTimers({ now: new Date(2040, 0, 1) });
  render(<SiteFooter />);
  const year = import.meta.env.BUILD_DAY.slice(0, 4);
  expect(screen.getByText(interpolate(siteFooter.copyright, { year }))).toBeVisible();
  expect(screen.getByRole('link', { name: siteFooter.contact })).toHaveAttribute('href', mail);
  expect(screen.getByRole('group')).toHaveTextContent(/hello@pitlane\.example$/);
});

it('the footer shows the mailing address if it is set', () => {
  const mailingAddress = '12 Wrench Street, Toronto ON  M5V 2T6';
  changeSettings({ mailingAddress });
  render(<SiteFooter />);
  expect(screen.getByText(mailingAddress, { normalizer: String })).toBeVisible();
});

it('the footer has no empty element if a setting is empty', () => {
  changeSettings({ mailingAddress: '' });
  render(<SiteFooter />);
  const empty = [...screen.getByRole('group').querySelectorAll('*')].filter(
    (each) => each.textContent === '',
  );
  expect(empty, 'Render nothing in site-footer.tsx if the setting is empty').toEqual([]);
});

it.each(['', 'https://pitlane.example/'])(
  'each legal link points to its URL in the settings, and does nothing without a URL: “%s”',
  (site) => {
    const [termsUrl, privacyUrl] = [site && `${site}terms`, site && `${site}privacy`];
    changeSettings({ termsUrl, privacyUrl });
    render(<SiteFooter />);
    for (const [name, url] of [
      [siteFooter.terms, termsUrl],
      [siteFooter.privacy, privacyUrl],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', url || '#');
      // Without a URL, the link does nothing. Removes `href`, because jsdom does not implement navigation.
      link.removeAttribute('href');
      expect(fireEvent.click(link)).toBe(site !== '');
    }
  },
);
