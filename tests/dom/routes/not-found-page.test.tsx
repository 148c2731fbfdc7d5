import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NotFoundPage } from '@/routes/not-found-page';

// page.spec.ts reads its texts and goes home from it.
it('has its own title, and a ruler that ends at 400 with a needle four further on', () => {
  render(
    <MemoryRouter initialEntries={['/no/such/page']}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(document.title).toBe('404: Page Not Found - Pitlane');
  expect(screen.getByRole('link', { name: 'Pitlane, home' })).toHaveAttribute('href', '/');
  const ruler = document.querySelector<HTMLElement>('.lost-ruler');
  expect(ruler).toHaveTextContent('396398400');
  expect(ruler).toHaveAttribute('aria-hidden', 'true');
  expect(ruler?.style.getPropertyValue('--past')).toBe('4');
});
