// What the doctor says, line by line and at the end.
import { styleText } from 'node:util';

/** @import { Line } from './findings.mjs' */

const WORDS = { passed: 'passed', failed: 'FAILED', 'not checked': 'not checked' };
const COLOURS = /** @type {const} */ ({ passed: 'green', failed: 'red', 'not checked': 'yellow' });
const INDENT = ' '.repeat(13);

/**
 * @param {Line} line
 * @param {boolean} [colours]
 * @returns {string} with what was seen, and the mend, where it did not pass
 */
export function formatLine({ verdict, name, detail, mend }, colours = false) {
  const word = WORDS[verdict].padEnd(11);
  const lines = [`${colours ? styleText(COLOURS[verdict], word) : word}  ${name}`];
  if (detail !== '') lines.push(`${INDENT}${detail}`);
  if (verdict === 'failed') lines.push(`${INDENT}Mend: ${mend}`);
  return lines.join('\n');
}

/** @param {readonly Line[]} lines @param {Line['verdict']} verdict */
const many = (lines, verdict) => lines.filter((line) => line.verdict === verdict).length;

/** @param {readonly Line[]} lines */
export function formatSummary(lines) {
  const failures = lines.filter(({ verdict }) => verdict === 'failed');
  const numbers = `${many(lines, 'passed')} passed, ${failures.length} failed, ${many(lines, 'not checked')} not checked`;
  return [`doctor: ${numbers}`, ...failures.map(({ group, name }) => `  FAILED  ${group}: ${name}`)].join(
    '\n',
  );
}
