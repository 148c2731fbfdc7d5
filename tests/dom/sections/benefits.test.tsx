import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Benefits } from '@/sections/benefits';
import { placeObserved, stubIntersectionObserver } from '../../setup/intersection';
import { headingsInDrawings, outlineOf } from './outline';

it('lists the six benefits', () => {
  render(<Benefits onJoinWaitlist={vi.fn()} onSeen={vi.fn()} />);
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

it('has the id that the navigation scrolls to', () => {
  render(<Benefits onJoinWaitlist={vi.fn()} onSeen={vi.fn()} />);
  expect(screen.getByRole('region', { name: 'Revolutionize Your Car Care' })).toHaveAttribute(
    'id',
    'benefits',
  );
});

it('calls onJoinWaitlist once for a press', async () => {
  const onJoinWaitlist = vi.fn();
  render(<Benefits onJoinWaitlist={onJoinWaitlist} onSeen={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Join the Waitlist' }));
  expect(onJoinWaitlist).toHaveBeenCalledOnce();
});

it('says that the figures on the cards are illustrative', () => {
  render(<Benefits onJoinWaitlist={vi.fn()} onSeen={vi.fn()} />);
  expect(screen.getByText(/illustrative prices, distances and dates/i)).toBeVisible();
});

it('calls onSeen once, when the section has been seen', () => {
  stubIntersectionObserver();
  const onSeen = vi.fn();
  render(<Benefits onJoinWaitlist={vi.fn()} onSeen={onSeen} />);
  placeObserved({ top: 901, height: 500 });
  expect(onSeen).not.toHaveBeenCalled();
  placeObserved({ top: 900, height: 500 });
  placeObserved({ top: 0, height: 500 });
  expect(onSeen).toHaveBeenCalledOnce();
});
