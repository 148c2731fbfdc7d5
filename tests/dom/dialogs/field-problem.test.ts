import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormField } from '@/data/form-fields';
import { findProblem } from '@/dialogs/form/field-problem';

const CITY: FormField = { kind: 'text', column: 'city', required: true, maxBytes: 10 };
const OPTIONAL: FormField = { ...CITY, required: false };
const EMAIL: FormField = { kind: 'email', column: 'email_id', required: true, maxBytes: 254 };

describe('a field', () => {
  it.each(['', '\t\u00a0 ', '\u200b\u2060', '\u3164'])('counts invisible text as missing: %j', (value) => {
    expect(findProblem(CITY, value)).toBe('missing');
    expect(findProblem(EMAIL, value)).toBe('missing');
    expect(findProblem(OPTIONAL, value)).toBeNull();
  });

  it.each([
    ['1234567890', null],
    ['12345678901', 'tooLong'],
    ['ééééé', null],
    ['ééééé!', 'tooLong'],
    ['🚗🚗🚗', 'tooLong'],
  ])('counts bytes as the database does: %s', (value, problem) => {
    expect(findProblem(CITY, value)).toBe(problem);
    expect(findProblem(OPTIONAL, value)).toBe(problem);
  });

  it('measures the length of its value as it will be stored', () => {
    // As a postal code, full-width digits are stored as ASCII, with one byte per digit instead of three.
    expect(findProblem({ ...CITY, kind: 'postalCode' }, '９０２１０')).toBeNull();
    expect(findProblem(CITY, '９０２１０')).toBe('tooLong');
  });

  it('ignores white space around the value', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(findProblem(CITY, `  ${value}\n`)).toBe(findProblem(CITY, value));
      }),
    );
  });
});

it.each([
  [' leo@exemple.ca\u202f', null],
  ['Léo Roy <leo@exemple.ca>', null],
  ['mailto:leo@exemple.ca', null],
  ['leo@exemple.ca.', null],
  ['leo@garçon.example', null],
  ['leo＠exemple.ca', null],
  ['leo@пример.рф', null],
  ['leo@roy.photography', null],
  ['leo.roy@rogers', 'incomplete'],
  ['leo@exemple.c', 'incomplete'],
  ['leo@exemple.123', 'incomplete'],
  ['leo@192.168.0.1', 'incomplete'],
  ['leo@', 'incomplete'],
  ['leo@exemple..ca', 'incomplete'],
  ['léo@exemple.ca', 'nonAscii'],
  ['leo roy@exemple.ca', 'space'],
  ['leo@exemple.ca, lea@exemple.ca', 'secondAt'],
  ['leo@@exemple.ca', 'secondAt'],
  ['leo at exemple.ca', 'noAt'],
  ['leo.exemple.ca', 'noAt'],
  ['<>', 'noAt'],
  ['leo@exemple,ca', 'forbidden'],
  ['leo@exemple.ca/x', 'forbidden'],
  ['\u200b', 'missing'],
  [`leo@${'é.'.repeat(60)}ca`, 'tooLong'],
])('reports the fault in the email address %j', (typed, problem) => {
  expect(findProblem(EMAIL, typed)).toBe(problem);
});
