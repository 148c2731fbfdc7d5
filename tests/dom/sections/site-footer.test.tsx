import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { FooterLink } from '@/components/footer-link';
import { SiteFooter } from '@/sections/site-footer';

afterEach(() => {
  vi.useRealTimers();
});

it.each(['Terms', 'Privacy'])('links %s to nowhere while it has no address', (name) => {
  render(<SiteFooter />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', '#');
  // False: the browser was told to stay where it is.
  expect(fireEvent.click(link)).toBe(false);
});

it('goes to the address where there is one', () => {
  render(<FooterLink href="https://pitlane.example/terms">Terms</FooterLink>);
  const link = screen.getByRole('link', { name: 'Terms' });
  expect(link).toHaveAttribute('href', 'https://pitlane.example/terms');
  link.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  fireEvent.click(link);
  expect.assertions(2);
});

it('writes to the contact address, with the product in the subject', () => {
  render(<SiteFooter />);
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    'mailto:hello@pitlane.example?subject=Question%20about%20Pitlane',
  );
});

it('bears this year, and until the clock is known the year of the launch', () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 1) });
  expect(renderToString(<SiteFooter />)).toContain('© 2025 Pitlane. All rights reserved.');
  render(<SiteFooter />);
  expect(screen.getByText('© 2031 Pitlane. All rights reserved.')).toBeVisible();
});
