import { styleText } from 'node:util';
import type { Result } from './checks.ts';

const WORDS = {
  passed: styleText('green', 'passed '),
  failed: styleText('red', 'FAILED '),
  skipped: styleText('yellow', 'skipped'),
};
const INDENT = '\n         ';

/** One result with what was seen, and with the fix when it failed. Colored on a terminal. */
export function formatResult({ status, name, detail, fix }: Result): string {
  const lines = [`${WORDS[status]}  ${name}`];
  if (detail !== '') lines.push(detail);
  if (status === 'failed') lines.push(`Fix: ${fix}`);
  return lines.join(INDENT);
}

export function formatSummary(results: readonly Result[]): string {
  const of = (status: Result['status']) => results.filter((result) => result.status === status);
  const numbers = `${of('passed').length} passed, ${of('failed').length} failed, ${of('skipped').length} skipped`;
  const failures = of('failed').map(({ group, name }) => `\n  FAILED  ${group}: ${name}`);
  return `doctor: ${numbers}${failures.join('')}`;
}
