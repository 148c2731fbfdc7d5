import { describe, expect, it } from 'vitest';
import { readTap } from '../../../scripts/database/tap.ts';

describe('readTap', () => {
  it('counts assertions and passes other values over', () => {
    expect(readTap(['1..2', 'null', 'ok 1 - first', '{}', 'ok 2 - second'])).toEqual({
      passed: 2,
      failures: [],
    });
  });

  it('keeps what pgTAP says about a failed assertion', () => {
    const failed = 'not ok 1 - first\n# Failed test 1: "first"\n#       caught: 23514';
    expect(readTap(['1..1', failed])).toEqual({ passed: 0, failures: [failed] });
  });

  it.each([
    ['too few assertions', ['1..2', 'ok 1'], 'Planned 2 assertions but ran 1'],
    ['too many assertions', ['1..1', 'ok 1', 'ok 2'], 'Planned 1 assertions but ran 2'],
    ['no assertions', ['1..1'], 'Planned 1 assertions but ran 0'],
    ['an empty file', [], 'There is no plan'],
    ['a plan of nothing', ['1..0'], 'There is no plan'],
    ['assertions without a plan', ['ok 1'], 'There is no plan'],
  ])('fails on %s', (_name, values, failure) => {
    expect(readTap(values).failures).toEqual([failure]);
  });
});
