import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WhyChoose } from '@/sections/why-choose';
import { headingsInDrawings, outlineOf } from './outline';

const { name } = vi.hoisted(() => ({ name: { current: 'Pitlane' } }));
vi.mock('@/lib/settings', async (load) => ({
  ...(await load<object>()),
  withProduct: (text: string) => text.replaceAll('{product}', name.current),
}));

it('lists four reasons under a title with the product’s name', () => {
  name.current = 'Pitlane';
  render(<WhyChoose />);
  expect(outlineOf('Why Choose Pitlane')).toEqual([
    [2, 'Why Choose Pitlane'],
    [3, 'Trusted mechanics nearby'],
    [3, 'Real-time quotes'],
    [3, 'Book in 60 seconds'],
    [3, 'Satisfaction guarantee'],
  ]);
  expect(headingsInDrawings()).toEqual([]);
});

it('says that the readings on the dials are illustrative', () => {
  render(<WhyChoose />);
  expect(screen.getByText(/illustrative readings/i)).toBeVisible();
});

it.each([
  ['Qi', '6'],
  ['Northern Auto Garage', '8'],
  ['Supercalifragilistic', '20'],
])('sizes its title by the longest word, as with %s', (product, letters) => {
  name.current = product;
  render(<WhyChoose />);
  expect(screen.getByRole('heading', { level: 2 }).style.getPropertyValue('--letters')).toBe(letters);
});
