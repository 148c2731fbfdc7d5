import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { siteFooter } from '@/content/site';
import { fillIn } from '@/lib/fill-in';
import { SiteFooter } from '@/sections/site-footer';

it.each([
  [siteFooter.terms, 'termsUrl'],
  [siteFooter.privacy, 'privacyUrl'],
])('the link %s goes to the address of %s, and nowhere without one', async (name, setting) => {
  for (const address of ['', 'https://pitlane.example/legal']) {
    vi.stubGlobal('__SETTINGS__', { ...__SETTINGS__, [setting]: address });
    vi.resetModules();
    const { SiteFooter: Footer } = await import('@/sections/site-footer');
    const { unmount } = render(<Footer />);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', address || '#');
    // jsdom does not implement navigation.
    const listen = vi.fn((event: Event) => [event.defaultPrevented, event.preventDefault()]);
    window.addEventListener('click', listen, { once: true });
    fireEvent.click(link);
    expect(listen.mock.results[0]?.value[0]).toBe(address === '');
    unmount();
  }
});

it('the contact link writes to the contact address, and the year stays that of the build', () => {
  const subject = fillIn(siteFooter.contactSubject, { product: 'Pitlane' });
  const mail = `mailto:hello@pitlane.example?subject=${encodeURIComponent(subject)}`;
  const line = fillIn(siteFooter.copyright, { year: new Date().getFullYear(), product: 'Pitlane' });
  expect(renderToString(<SiteFooter />)).toContain(line);
  vi.useFakeTimers({ now: new Date(2040, 0, 1) });
  render(<SiteFooter />);
  expect(screen.getByText(line)).toBeVisible();
  expect(screen.getByRole('link', { name: siteFooter.contact })).toHaveAttribute('href', mail);
});
