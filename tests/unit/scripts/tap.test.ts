import { expect, it } from 'vitest';
import { readTap } from '../../../scripts/database/tap.ts';

it('counts assertions that passed, passes other values over, and keeps what pgTAP says about a failed one', () => {
  const failed = 'not ok 2 - second\n# Failed test 2: "second"\n#       caught: 23514';
  expect(readTap(['1..2', 'null', 'ok 1 - first', '{}', failed])).toEqual({ passed: 1, failures: [failed] });
});

it.each([
  ['Planned 2 assertions but ran 1', ['1..2', 'ok 1']],
  ['Planned 1 assertions but ran 2', ['1..1', 'ok 1', 'ok 2']],
  ['Planned 1 assertions but ran 0', ['1..1']],
  ['There is no plan', []],
  ['There is no plan', ['1..0']],
  ['There is no plan', ['ok 1']],
])('says "%s" of %j', (failure, values) => {
  expect(readTap(values).failures).toEqual([failure]);
});
