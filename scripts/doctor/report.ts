import { styleText } from 'node:util';
import type { Result } from './checks.ts';

const WORDS = { passed: 'passed', failed: 'FAILED', skipped: 'skipped' };
const COLOURS = { passed: 'green', failed: 'red', skipped: 'yellow' } as const;
const INDENT = ' '.repeat(9);

/** One result with what was seen, and with the fix when it failed. */
export function formatResult({ status, name, detail, fix }: Result, colours = false): string {
  const word = WORDS[status].padEnd(7);
  const lines = [`${colours ? styleText(COLOURS[status], word) : word}  ${name}`];
  if (detail !== '') lines.push(`${INDENT}${detail}`);
  if (status === 'failed') lines.push(`${INDENT}Fix: ${fix}`);
  return lines.join('\n');
}

export function formatSummary(results: readonly Result[]): string {
  const of = (status: Result['status']) => results.filter((result) => result.status === status);
  const numbers = `${of('passed').length} passed, ${of('failed').length} failed, ${of('skipped').length} skipped`;
  return [`doctor: ${numbers}`, ...of('failed').map(({ group, name }) => `  FAILED  ${group}: ${name}`)].join(
    '\n',
  );
}
