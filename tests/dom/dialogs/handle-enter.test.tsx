import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FormField } from '@/data/form-fields';
import { handleEnter } from '@/dialogs/form/handle-enter';

const FIELD: FormField = { kind: 'text', column: '', required: true };
const FIELDS = { first: FIELD, second: FIELD, optional: { ...FIELD, required: false }, last: FIELD };

/**
 * Presses Enter in a field of a form with these values. Returns the name of the focused field, and whether the form would be
 * sent.
 */
function pressEnter(name: keyof typeof FIELDS, values: Partial<Record<keyof typeof FIELDS, string>>) {
  render(
    <form onKeyDown={(event) => handleEnter(event, FIELDS)}>
      {Object.keys(FIELDS).map((each) => (
        <input key={each} name={each} aria-label={each} defaultValue={values[each as keyof typeof FIELDS]} />
      ))}
    </form>,
  );
  const field = screen.getByLabelText(name);
  field.focus();
  const isSent = fireEvent.keyDown(field, { key: 'Enter' });
  return [document.activeElement?.getAttribute('name'), isSent];
}

it.each([
  ['goes to the next blank field that is required', 'second', { first: 'a', second: 'b' }, ['last', false]],
  [
    'goes back to a blank required field if none follows',
    'second',
    { second: 'b', last: 'd' },
    ['first', false],
  ],
  [
    'sends the form from any field if no required field is blank',
    'first',
    { first: 'a', second: 'b', last: 'd' },
    ['first', true],
  ],
  [
    'sends the form from the last field, even if required fields are blank',
    'last',
    { last: 'd' },
    ['last', true],
  ],
] as const)('Enter %s', (_, name, values, expected) => {
  expect(pressEnter(name, values)).toEqual(expected);
});
