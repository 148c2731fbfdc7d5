import { styleText } from 'node:util';
import { messageOf } from '../errors.ts';

export interface Check {
  /** What holds when the check passes. */
  name: string;
  /** What the owner does when it fails. A function is called only then, with the problems. */
  fix: string | ((problems: readonly string[]) => string | Promise<string>);
  /** Returns the problems it has found: none, one or several. */
  run: () => Problems | Promise<Problems>;
  /** Checks that run only when this one passes, as they would fail for the same reason. */
  next?: readonly Check[];
}
type Problems = null | string | readonly string[];

export interface Result {
  name: string;
  /** Empty when the check has passed, as is the fix. */
  problems: readonly string[];
  fix: string;
}

/** Runs checks in order, as later ones build on what earlier ones found. A check that throws has failed. */
export async function runChecks(
  checks: readonly Check[],
  onResult: (result: Result) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, run, fix, next = [] } of checks) {
    const problems = await findProblems(run);
    const hasPassed = problems.length === 0;
    const result = {
      name,
      problems,
      fix: hasPassed ? '' : await (typeof fix === 'string' ? fix : fix(problems)),
    };
    onResult(result);
    results.push(result, ...(hasPassed ? await runChecks(next, onResult) : []));
  }
  return results;
}

async function findProblems(run: Check['run']): Promise<readonly string[]> {
  try {
    return [(await run()) ?? []].flat();
  } catch (error) {
    // `fetch` says "fetch failed" and keeps the reason in the cause.
    const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return [`could not be checked (${messageOf(reason)})`];
  }
}

/** One result with what was seen, and with the fix when it failed. Colored on a terminal. */
export function formatResult({ name, problems, fix }: Result): string {
  if (problems.length === 0) return `${styleText('green', 'passed')}  ${name}`;
  const lines = [`${styleText('red', 'FAILED')}  ${name}`, ...problems, `Fix: ${fix}`];
  return lines.join('\n').replaceAll('\n', '\n        ');
}
