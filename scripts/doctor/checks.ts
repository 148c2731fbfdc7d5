import { styleText } from 'node:util';

/** None, one or several. */
type Problems = null | string | readonly string[];

export interface Check {
  /** What holds when the check passes. */
  name: string;
  /** What the owner does when it fails. */
  fix: string;
  /** Returns the problems it has found, or ends in `skip`. */
  run: () => Problems | Promise<Problems>;
}

export interface Group {
  title: string;
  checks: readonly Check[];
  /** Why none of the checks can run, or null. Asked before each of them. */
  skipReason?: () => string | null;
}

export interface Result extends Omit<Check, 'run'> {
  group: string;
  status: 'passed' | 'failed' | 'skipped';
  /** The problems, or why the check was skipped. */
  detail: string;
}

class Skip extends Error {}

export function skip(reason: string): never {
  throw new Skip(reason);
}

export const check = (name: string, fix: string, run: Check['run']): Check => ({ name, fix, run });

/** Checks with the same fix, by name. */
export const checks = (fix: string, runs: Record<string, Check['run']>): Check[] =>
  Object.entries(runs).map(([name, run]) => ({ name, fix, run }));

/** Runs all checks in order, as later ones build on what earlier ones found. A check that throws has failed. */
export async function runChecks(
  groups: readonly Group[],
  onResult: (result: Result) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { title, checks, skipReason } of groups) {
    for (const { name, fix, run } of checks) {
      const reason = skipReason?.() ?? null;
      const outcome = await runSafely(reason === null ? run : () => skip(reason));
      const result = { group: title, name, fix, ...outcome };
      results.push(result);
      onResult(result);
    }
  }
  return results;
}

async function runSafely(run: Check['run']): Promise<Pick<Result, 'status' | 'detail'>> {
  try {
    const problems = [(await run()) ?? []].flat();
    return { status: problems.length === 0 ? 'passed' : 'failed', detail: problems.join('; ') };
  } catch (error) {
    if (error instanceof Skip) return { status: 'skipped', detail: error.message };
    // `fetch` says "fetch failed" and keeps the reason in the cause.
    const reasons = error instanceof Error ? [error, error.cause].filter((one) => one instanceof Error) : [];
    const reason = reasons.map(({ message }) => message).join(': ') || String(error);
    return { status: 'failed', detail: `could not be checked (${reason})` };
  }
}

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
