export interface TapReport {
  passed: number;
  failures: string[];
}

const PLAN = /^1\.\.(\d+)$/;
const RESULT = /^(not )?ok \d+/;

/**
 * Reads the Test Anything Protocol out of all values that a file's statements returned; other values are ignored.
 * A plan that is missing or does not match is a failure.
 * @param values May hold several lines each.
 */
export function readTap(values: readonly string[]): TapReport {
  let planned = 0;
  let passed = 0;
  const failures: string[] = [];
  for (const value of values) {
    const result = RESULT.exec(value);
    if (result?.[1] !== undefined) failures.push(value);
    else if (result !== null) passed += 1;
    planned = Number(PLAN.exec(value)?.[1] ?? planned);
  }
  const ran = passed + failures.length;
  if (planned === 0) failures.push('There is no plan');
  else if (planned !== ran) failures.push(`Planned ${planned} assertions but ran ${ran}`);
  return { passed, failures };
}
