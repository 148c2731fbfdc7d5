import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldProblem, isBlank } from '@/dialogs/form-validation';

/** The problem of a required control with that value. */
const problemOf = (value: string, limit: number, typeMismatch = false, required = true) =>
  fieldProblem({ type: 'text', value, required, validity: { typeMismatch } }, limit);

describe('a field', () => {
  it.each(['', ' ', '\t\u00a0 ', '\u200b\u2060', '\u3164'])(
    'is missing when %j has no visible character',
    (value) => {
      expect(isBlank(value)).toBe(true);
      expect(problemOf(value, 10, false)).toBe('missing');
    },
  );

  it.each([
    ['1234567890', null],
    ['  1234567890  ', null],
    ['12345678901', 'tooLong'],
    ['ééééé', null],
    ['ééééé!', 'tooLong'],
    ['🚗🚗🚗', 'tooLong'],
  ])('counts octets as the database does: %s', (value, problem) => {
    expect(problemOf(value, 10, false)).toBe(problem);
  });

  it('may be blank when it is optional, but not too long', () => {
    expect(problemOf(' ', 3, false, false)).toBeNull();
    expect(problemOf('driver', 3, false, false)).toBe('tooLong');
  });

  it('reports a wrong type only for values that are neither blank nor too long', () => {
    expect(problemOf('driver@', 10, true)).toBe('invalid');
    expect(problemOf('driver@', 3, true)).toBe('tooLong');
    expect(problemOf(' ', 3, true)).toBe('missing');
  });

  it('ignores white space around the value', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), fc.boolean(), (value, limit, mistyped) => {
        expect(problemOf(`  ${value}\n`, limit, mistyped)).toBe(problemOf(value, limit, mistyped));
      }),
    );
  });
});
