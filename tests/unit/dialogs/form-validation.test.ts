import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldProblem, isBlank } from '@/dialogs/form-validation';

describe('a field', () => {
  it.each(['', ' ', '\t\u00a0 ', '\u200b\u2060', '\u3164'])(
    'is missing when %j has no visible character',
    (value) => {
      expect(isBlank(value)).toBe(true);
      expect(fieldProblem(value, 10, false)).toBe('missing');
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
    expect(fieldProblem(value, 10, false)).toBe(problem);
  });

  it('reports a wrong type only for values that are neither blank nor too long', () => {
    expect(fieldProblem('driver@', 10, true)).toBe('invalid');
    expect(fieldProblem('driver@', 3, true)).toBe('tooLong');
    expect(fieldProblem(' ', 3, true)).toBe('missing');
  });

  it('ignores white space around the value', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), fc.boolean(), (value, limit, mistyped) => {
        expect(fieldProblem(`  ${value}\n`, limit, mistyped)).toBe(fieldProblem(value, limit, mistyped));
      }),
    );
  });
});
