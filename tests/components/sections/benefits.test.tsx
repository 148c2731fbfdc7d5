import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Benefits } from '@/sections/benefits';
import { headingsInDrawings, outlineOf } from './outline';

it('lists the six benefits', () => {
  render(<Benefits onJoinWaitlist={vi.fn()} />);
  expect(outlineOf('Revolutionize Your Car Care')).toEqual([
    [2, 'Revolutionize Your Car Care'],
    [3, 'Digital glove box'],
    [3, 'Roadside assistance'],
    [3, 'Service reminders'],
    [3, 'Cheapest gas'],
    [3, 'Theft-zone alerts'],
    [3, 'Service progress tracking'],
  ]);
  expect(headingsInDrawings()).toEqual([]);
});

it('stands at the anchor the navigation scrolls to', () => {
  render(<Benefits onJoinWaitlist={vi.fn()} />);
  expect(screen.getByRole('region', { name: 'Revolutionize Your Car Care' })).toHaveAttribute(
    'id',
    'benefits',
  );
});

it('asks to join the waitlist once a press', async () => {
  const onJoinWaitlist = vi.fn();
  render(<Benefits onJoinWaitlist={onJoinWaitlist} />);
  await userEvent.click(screen.getByRole('button', { name: 'Join the Waitlist' }));
  expect(onJoinWaitlist).toHaveBeenCalledOnce();
});

it('says that the figures on the cards are illustrative', () => {
  render(<Benefits onJoinWaitlist={vi.fn()} />);
  expect(screen.getByText(/illustrative prices, distances and dates/i)).toBeVisible();
});
