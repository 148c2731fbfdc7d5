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
    ['too few', ['1..2', 'ok 1'], 'Planned 2 assertions but ran 1'],
    ['too many', ['1..1', 'ok 1', 'ok 2'], 'Planned 1 assertions but ran 2'],
    ['none', ['1..1'], 'Planned 1 assertions but ran 0'],
  ])('fails when %s assertions ran', (_name, values, failure) => {
    expect(readTap(values).failures).toEqual([failure]);
  });

  it.each([
    ['an empty file', []],
    ['a plan of nothing', ['1..0']],
    ['assertions without a plan', ['ok 1']],
  ])('fails on %s', (_name, values) => {
    expect(readTap(values).failures).toEqual(['There is no plan']);
  });
});
