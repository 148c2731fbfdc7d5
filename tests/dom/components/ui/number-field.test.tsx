import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
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
        parse={(text) => (/^\d+$/.test(text) ? Number(text) : null)}
        nearest={(typed) => Math.min(typed, 60)}
        onCommit={committed}
        onValueChange={(value) => {
          reported(value);
          setLitres(value);
        }}
      />
    </>
  );
}

it.each([
  ['25{Enter}', 'replaces the selected text', '25', [25], [25]],
  ['25', 'reports nothing while the visitor types', '25', [], []],
  ['999{Tab}', 'reports a value within the limits', '60', [60], [999]],
  ['999{Enter}', 'says that it was changed', '60', [60], [999]],
  ['much{Enter}', 'restores its value', '40', [], [null]],
  ['{Backspace}{Tab}', 'restores its value', '40', [], [null]],
  ['25{Escape}{Tab}', 'restores its value', '40', [], []],
  ['25{Escape}', 'restores its value', '40', [], []],
  ['{Tab}', 'reports nothing', '40', [], []],
])('after %s it %s', async (keys, _what, shown, values, commits) => {
  render(<Tank />);
  const field = screen.getByRole('textbox', { name: 'Tank' });
  expect(field).toHaveAccessibleDescription('L');
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(field).toHaveValue(shown);
  expect(reported.mock.calls.flat()).toEqual(values);
  expect(committed.mock.calls.map(([typed]) => typed)).toEqual(commits);
});

it.each([
  ['commits', '25', '25', [25], [25]],
  ['commits text that is no number, which restores the value,', 'much', '40', [], [null]],
])('%s what was typed before hydration', (_, typed, shown, values, commits) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Tank />);
  document.body.append(container);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tank' });
  field.value = typed;
  render(<Tank />, { container, hydrate: true });
  expect(field).toHaveValue(shown);
  expect(reported.mock.calls.flat()).toEqual(values);
  expect(committed.mock.calls.map(([number]) => number)).toEqual(commits);
});

it('keeps what is being typed while it is hydrated', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Tank />);
  document.body.append(container);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tank' });
  field.focus();
  field.value = '2';
  render(<Tank />, { container, hydrate: true });
  await userEvent.keyboard('5{Enter}');
  expect(reported.mock.calls.flat()).toEqual([25]);
});

/** Presses the field as a browser does, with the cursor placed in it. Returns what is selected then. */
function press(field: HTMLInputElement) {
  fireEvent.mouseDown(field);
  act(() => field.focus());
  field.setSelectionRange(1, 1);
  // WebKit would clear the selection.
  const { selectionEnd } = field;
  const prevented = !fireEvent.mouseUp(field);
  expect(prevented).toBe(field.selectionEnd !== selectionEnd);
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
}

it.each([
  ['a press that focused it', async (field: HTMLInputElement) => expect(press(field)).toBe('40')],
  ['Tab', () => userEvent.tab()],
  ['Enter', () => userEvent.tab().then(() => userEvent.keyboard('{Enter}'))],
])('after %s a press places the cursor instead of selecting the value', async (_, focus) => {
  render(<Tank />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tank' });
  await focus(field);
  expect(field).toHaveFocus();
  expect(press(field)).toBe('');
});
