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

async function type(keys: string): Promise<HTMLElement> {
  render(<Tank />);
  const field = screen.getByRole('textbox', { name: 'Tank' });
  await userEvent.tab();
  await userEvent.keyboard(keys);
  return field;
}

test('selects its text on focus, so that typing replaces it', async () => {
  expect(await type('25{Enter}')).toHaveValue('25');
  expect(reported.mock.calls).toEqual([[25]]);
});

test('reports nothing while the visitor types', async () => {
  expect(await type('25')).toHaveValue('25');
  expect(reported).not.toHaveBeenCalled();
});

test('reports the value on blur, within the limits', async () => {
  expect(await type('999{Tab}')).toHaveValue('60');
  expect(reported.mock.calls).toEqual([[60]]);
});

test.each(['much{Enter}', '{Backspace}{Tab}', '25{Escape}'])('restores its value after %s', async (keys) => {
  expect(await type(keys)).toHaveValue('40');
  expect(reported).not.toHaveBeenCalled();
});

test('is described by its unit', async () => {
  expect(await type('{Tab}')).toHaveAccessibleDescription('L');
});

test.each([
  ['25{Enter}', [['as typed']]],
  ['999{Enter}', [['changed']]],
  ['much{Enter}', [['invalid']]],
  ['25{Escape}{Tab}', []],
  ['{Tab}', []],
])('says after %s what became of the typed text', async (keys, outcomes) => {
  await type(keys);
  expect(committed.mock.calls).toEqual(outcomes);
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
