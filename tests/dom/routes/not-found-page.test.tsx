import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { NotFoundPage } from '@/routes/not-found-page';

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/no/such/page']}>
      <NotFoundPage />
    </MemoryRouter>,
  );
});

it('has its headings and its text', () => {
  expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
});

it('links to the landing page by the button and by the logo', () => {
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Pitlane, home' })).toHaveAttribute('href', '/');
});

it('has its own title and is not indexed', () => {
  expect(document.title).toBe('404: Page Not Found - Pitlane');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('has a ruler that ends at 400, and a needle four further on', () => {
  const ruler = document.querySelector<HTMLElement>('.lost-ruler');
  expect(ruler).toHaveTextContent('396398400');
  expect(ruler).toHaveAttribute('aria-hidden', 'true');
  expect(ruler?.style.getPropertyValue('--past')).toBe('4');
});
