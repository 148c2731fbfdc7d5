import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { failures } from '@/content/failures';
import { forgetConsoleErrors, silenceConsoleError } from '../../setup/console';

vi.mock('@/data/analytics-rows', () => ({ insertAnalyticsRow: async () => ({ ok: true }) }));

/** Each section, and the element that it alone is. */
const SECTIONS = [
  { module: '@/sections/top-bar', part: 'TopBar', element: 'header' },
  { module: '@/sections/hero', part: 'Hero', element: '#hero' },
  { module: '@/sections/why-choose', part: 'WhyChoose', element: '#why-choose' },
  { module: '@/sections/benefits', part: 'Benefits', element: '#benefits' },
  { module: '@/sections/how-it-works', part: 'HowItWorks', element: '#how-it-works' },
  { module: '@/sections/savings-calculator', part: 'SavingsCalculator', element: '#savings-calculator' },
  { module: '@/sections/mechanic-call', part: 'MechanicCall', element: '#mechanic-call' },
  { module: '@/sections/site-footer', part: 'SiteFooter', element: 'footer' },
] as const;

it.each(SECTIONS)('a broken $part leaves every other section and says that it is missing', async (broken) => {
  vi.resetModules();
  vi.doMock(broken.module, () => ({
    [broken.part]: () => {
      throw new Error('broken');
    },
  }));
  silenceConsoleError();
  const { LandingPage } = await import('@/routes/landing-page');
  render(
    <MemoryRouter>
      <LandingPage />
    </MemoryRouter>,
  );
  vi.doUnmock(broken.module);

  expect(screen.getByText(failures.section)).toBeVisible();
  const present = SECTIONS.filter(({ element }) => document.querySelector(element) !== null);
  expect(present).toEqual(SECTIONS.filter((section) => section !== broken));
  forgetConsoleErrors(/broken/);
});
