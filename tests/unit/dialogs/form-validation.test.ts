import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldProblem } from '@/dialogs/form-validation';

/** The problem of a control of at most ten bytes. */
const problemOf = (value: string, { mistyped = false, required = true } = {}) =>
  fieldProblem({ type: 'text', value, required, validity: { typeMismatch: mistyped } }, 10);

describe('a field', () => {
  it.each(['', '\t\u00a0 ', '\u200b\u2060', '\u3164'])(
    'is missing when %j has no visible character, unless it is optional',
    (value) => {
      expect(problemOf(value, { mistyped: true })).toBe('missing');
      expect(problemOf(value, { required: false })).toBeNull();
    },
  );

  it.each([
    ['1234567890', null],
    ['12345678901', 'tooLong'],
    ['ééééé', null],
    ['ééééé!', 'tooLong'],
    ['🚗🚗🚗', 'tooLong'],
  ])('counts bytes as the database does: %s', (value, problem) => {
    expect(problemOf(value)).toBe(problem);
    expect(problemOf(value, { required: false })).toBe(problem);
    expect(problemOf(value, { mistyped: true })).toBe(problem ?? 'invalid');
  });

  it('ignores white space around the value', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (value, mistyped) => {
        expect(problemOf(`  ${value}\n`, { mistyped })).toBe(problemOf(value, { mistyped }));
      }),
    );
  });
});
