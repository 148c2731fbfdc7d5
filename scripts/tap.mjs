// Reading the Test Anything Protocol as pgTAP writes it.

/** @typedef {{ passed: number, failures: string[] }} TapReport */

const PLAN = /^1\.\.(\d+)$/;
const RESULT = /^(not )?ok \d+/;

/**
 * The assertions of one file, out of every value its statements gave back; other values are passed over. A plan that
 * is missing or was not kept counts as a failure: what did not run has not passed.
 * @param {readonly string[]} values may hold several lines each
 * @returns {TapReport}
 */
export function readTap(values) {
  let planned = 0;
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
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
