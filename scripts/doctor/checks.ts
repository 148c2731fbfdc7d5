export interface Check {
  /** What holds when the check passes. */
  name: string;
  /** What the owner does when it fails. */
  fix: string;
  /** Returns the problems it has found, or ends in `skip`. */
  run: () => readonly string[] | Promise<readonly string[]>;
}

export interface Group {
  title: string;
  checks: readonly Check[];
  /** Why none of the checks can run, or null. Asked before each of them. */
  skipReason: () => string | null;
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

export const problemUnless = (holds: boolean, problem: string): string[] => (holds ? [] : [problem]);

/** Runs all checks in order, as later ones build on what earlier ones found. A check that throws has failed. */
export async function runChecks(
  groups: readonly Group[],
  onResult: (result: Result) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { title, checks, skipReason } of groups) {
    for (const { name, fix, run } of checks) {
      const reason = skipReason();
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
    const problems = await run();
    return { status: problems.length === 0 ? 'passed' : 'failed', detail: problems.join('; ') };
  } catch (error) {
    if (error instanceof Skip) return { status: 'skipped', detail: error.message };
    return { status: 'failed', detail: `could not be checked (${reasonOf(error)})` };
  }
}

/** With its cause, as `fetch` says "fetch failed" and keeps the reason there. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
