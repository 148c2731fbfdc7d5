import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HowItWorks } from '@/sections/how-it-works';
import { headingsInDrawings, outlineOf } from './outline';

it('lists the five steps in order', () => {
  render(<HowItWorks />);
  expect(outlineOf('How It Works')).toEqual([
    [2, 'How It Works'],
    [3, 'Select service'],
    [3, 'View quotes and ratings'],
    [3, 'Book instantly'],
    [3, 'Track progress'],
    [3, 'Drive with confidence'],
  ]);
  expect(headingsInDrawings()).toEqual([]);
});

it('is a list of five for assistive technology: the car and the parked pieces are not in it', () => {
  render(<HowItWorks />);
  const steps = screen.getAllByRole('listitem');
  expect(steps).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
  for (const piece of document.querySelectorAll('.parked'))
    expect(piece).toHaveAttribute('aria-hidden', 'true');
});

it('has the id that the navigation scrolls to', () => {
  render(<HowItWorks />);
  expect(screen.getByRole('region', { name: 'How It Works' })).toHaveAttribute('id', 'how-it-works');
});
