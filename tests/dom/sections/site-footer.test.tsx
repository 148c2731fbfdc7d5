import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SiteFooter } from '@/sections/site-footer';

it.each(['Terms', 'Privacy'])('the link %s without an address does not navigate', (name) => {
  render(<SiteFooter />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', '#');
  // False when the default action was prevented.
  expect(fireEvent.click(link)).toBe(false);
});

it.each([
  ['Terms', 'VITE_TERMS_URL'],
  ['Privacy', 'VITE_PRIVACY_URL'],
])('the link %s goes to the address of %s', async (name, variable) => {
  vi.stubEnv(variable, 'https://pitlane.example/legal');
  vi.resetModules();
  const { SiteFooter: Footer } = await import('@/sections/site-footer');
  render(<Footer />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', 'https://pitlane.example/legal');
  link.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  fireEvent.click(link);
  expect.assertions(2);
});

it('the contact link writes to the contact address, with the product in the subject', () => {
  render(<SiteFooter />);
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    'mailto:hello@pitlane.example?subject=Question%20about%20Pitlane',
  );
});

it('the year is that of the build, in the HTML and after hydration in a later year', () => {
  const line = `© ${new Date().getFullYear()} Pitlane. All rights reserved.`;
  expect(renderToString(<SiteFooter />)).toContain(line);
  vi.useFakeTimers({ now: new Date(2040, 0, 1) });
  render(<SiteFooter />);
  expect(screen.getByText(line)).toBeVisible();
});
