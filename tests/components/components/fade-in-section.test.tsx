import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FadeInSection } from '@/components/fade-in-section';

function renderAt(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, 400));
  render(<FadeInSection aria-label="Reasons" className="why" />);
  return screen.getByRole('region', { name: 'Reasons' });
}

afterEach(() => vi.restoreAllMocks());

it('hides a section below the viewport, with leave for motion only', () => {
  expect(renderAt(window.innerHeight)).toHaveClass('motion-safe:opacity-0', 'why');
});

it('never hides a section that can be seen already', () => {
  expect(renderAt(window.innerHeight - 1)).not.toHaveClass('motion-safe:opacity-0');
});

it('is sent visible, to be read without a script', async () => {
  const { renderToString } = await import('react-dom/server');
  expect(renderToString(<FadeInSection className="why" />)).not.toContain('opacity');
});
