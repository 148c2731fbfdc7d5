import { expect, it } from 'vitest';
import { problemOf } from '@/dialogs/form-validation';

function emailField(value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'email', required: true, value });
}

it.each([
  [' leo@exemple.ca\u202f', null],
  ['leo@exemp\u2060le.ca', null],
  ['Léo Roy <leo@exemple.ca>', null],
  ['mailto:leo@exemple.ca', null],
  ['leo@exemple.ca.', null],
  ['leo@garçon.example', null],
  ['leo.roy@rogers', 'invalid'],
  ['leo@rogers.', 'invalid'],
  ['leo@', 'invalid'],
  ['léo@exemple.ca', 'invalid'],
  ['leo roy@exemple.ca', 'invalid'],
  ['leo@exemple.ca, lea@exemple.ca', 'invalid'],
  ['<>', 'invalid'],
  ['\u200b', 'missing'],
  [`leo@${'é.'.repeat(60)}ca`, 'tooLong'],
])('an address is judged as it is stored: %j', (typed, problem) => {
  expect(problemOf(emailField(typed), 254)).toBe(problem);
});
