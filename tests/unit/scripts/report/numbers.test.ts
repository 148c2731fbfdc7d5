import { expect, it, vi } from 'vitest';
import { decode } from '../../../../scripts/report/formats.ts';
import { claimProblem, describeChange, workingDaysBetween } from '../../../../scripts/report/glance.ts';

const advertised = vi.hoisted(() => ({ drivers: '' }));
vi.mock('@/content/claims', () => ({ claims: advertised }));

it.each([
  ['the same day', '2026-11-20T09:00-05:00', '2026-11-20T17:00-05:00', 0],
  ['over a weekend', '2026-11-20T09:00-05:00', '2026-11-23T09:00-05:00', 1],
  ['from Saturday to Sunday', '2026-11-21T09:00-05:00', '2026-11-22T09:00-05:00', 0],
  ['a whole week', '2026-11-16T09:00-05:00', '2026-11-23T09:00-05:00', 5],
  ['past midnight in Toronto, not in UTC', '2026-11-19T23:30-05:00', '2026-11-20T00:30-05:00', 1],
])('working days since an application: %s', (_name, from, to, days) => {
  expect(workingDaysBetween(new Date(from), new Date(to))).toBe(days);
});

it.each([
  [31, 24, '7 more than the 24 in the seven days before'],
  [24, 1031, '1,007 fewer than the 1,031 in the seven days before'],
  [5, 5, 'As many as in the seven days before'],
])('%i registrations after %i are told in words', (now, before, words) => {
  expect(describeChange(now, before)).toBe(words);
});

it.each([
  ['caf%C3%A9', 'café'],
  ['100%', '100%'],
])('the parameter %s is shown as %s', (parameter, shown) => {
  expect(decode(parameter)).toBe(shown);
});

it.each([
  ['1,200+', 1_199, expect.stringContaining('1 are')],
  ['1,200+', 1_200, null],
  ['', 0, null],
])('where the page advertises "%s", a list of %i is a problem: %s', (drivers, registrations, problem) => {
  advertised.drivers = drivers;
  expect(claimProblem(registrations)).toEqual(problem);
});
