import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NumberField } from '@/components/ui/number-field';

const reported = vi.fn();
const committed = vi.fn();

/** Litres in whole numbers up to 60. */
function Tank() {
  const [litres, setLitres] = useState(40);
  return (
    <>
      <label htmlFor="tank">Tank</label>
      <NumberField
        id="tank"
        unit="L"
        digits={2}
        value={litres}
        format={String}
        parse={(text) =>
          /^\d+$/.test(text) ? { typed: Number(text), value: Math.min(Number(text), 60) } : null
        }
        onCommit={committed}
        onValueChange={(value) => {
          reported(value);
          setLitres(value);
        }}
      />
    </>
  );
}

test.each([
  {
    keys: '25{Enter}',
    shown: '25',
    values: [25],
    outcomes: ['as typed'],
    what: 'replaces the selected text',
  },
  { keys: '25', shown: '25', values: [], outcomes: [], what: 'reports nothing while the visitor types' },
  {
    keys: '999{Tab}',
    shown: '60',
    values: [60],
    outcomes: ['changed'],
    what: 'reports a value within the limits',
  },
  { keys: '999{Enter}', shown: '60', values: [60], outcomes: ['changed'], what: 'says that it was changed' },
  { keys: 'much{Enter}', shown: '40', values: [], outcomes: ['invalid'], what: 'restores its value' },
  { keys: '{Backspace}{Tab}', shown: '40', values: [], outcomes: ['invalid'], what: 'restores its value' },
  { keys: '25{Escape}{Tab}', shown: '40', values: [], outcomes: [], what: 'restores its value' },
  { keys: '25{Escape}', shown: '40', values: [], outcomes: [], what: 'restores its value' },
  { keys: '{Tab}', shown: '40', values: [], outcomes: [], what: 'reports nothing' },
])('after $keys: $what', async ({ keys, shown, values, outcomes }) => {
  render(<Tank />);
  const field = screen.getByRole('textbox', { name: 'Tank' });
  expect(field).toHaveAccessibleDescription('L');
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(field).toHaveValue(shown);
  expect(reported.mock.calls.flat()).toEqual(values);
  expect(committed.mock.calls.flat()).toEqual(outcomes);
});

test('has its value selected after a tap, but not after the next one', async () => {
  render(<Tank />);
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tank' });
  await user.click(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2]);
  field.setSelectionRange(1, 1);
  await user.pointer([{ keys: '[MouseLeft>]', target: field, offset: 1 }, { keys: '[/MouseLeft]' }]);
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1]);
});
