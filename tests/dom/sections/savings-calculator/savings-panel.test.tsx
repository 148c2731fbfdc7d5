import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CalculatorForm } from '@/sections/savings-calculator/calculator-form';

const ruler = () => document.querySelector<HTMLElement>('.savings-ruler');

async function typeInto(name: string, text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

test('the ruler reaches from $0 to the most that the rules can save, with a segment for each visit', async () => {
  render(<CalculatorForm onJoinWaitlist={() => undefined} />);
  expect(ruler()).toHaveTextContent('$0$920');
  expect(ruler()?.style.getPropertyValue('--share')).toBe(String(246 / 920));
  expect(ruler()?.style.getPropertyValue('--segments')).toBe('3');
  await typeInto('Distance driven per year', '300,000');
  expect(ruler()?.style.getPropertyValue('--share')).toBe(String(328 / 920));
  expect(ruler()?.style.getPropertyValue('--segments')).toBe('4');
});

test('both buttons of the calculator ask for the waitlist', () => {
  const join = vi.fn();
  render(<CalculatorForm onJoinWaitlist={join} />);
  act(() => screen.getByRole('button', { name: 'Join the Waitlist' }).click());
  act(() => screen.getByText('Join Waitlist').click());
  expect(join).toHaveBeenCalledTimes(2);
});

test('a typed value that is changed, or is no number, is said', async () => {
  render(<CalculatorForm onJoinWaitlist={() => undefined} />);
  await typeInto('Distance driven per year', '7,500');
  expect(screen.getByText('Set to 8,000 km, the nearest step.')).toHaveAttribute('role', 'status');
  await typeInto('Distance driven per year', 'many');
  expect(screen.getByText('That is not a number. Still 8,000 km.')).toHaveAttribute('role', 'status');
  await typeInto('Distance driven per year', '9k');
  expect(screen.queryByText(/nearest step|not a number/)).toBeNull();
});
