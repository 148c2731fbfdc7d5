// What the doctor's checks have in common: how each is written down, and how all are made one after the other.

/**
 * @typedef {object} Finding
 * @property {'passed' | 'failed' | 'not checked'} verdict
 * @property {string} detail what was seen, or why it could not be looked at; may be empty where all is well
 */

/**
 * @typedef {object} Check
 * @property {string} name what holds when it passes
 * @property {string} mend what the owner does when it fails
 * @property {() => Finding | Promise<Finding>} look
 */

/**
 * @typedef {object} Group
 * @property {string} title
 * @property {() => string | null} [needs] why none of its checks can be made, or null
 * @property {readonly Check[]} checks
 */

/** @typedef {{ group: string, name: string, mend: string } & Finding} Line */

/** @param {string} [detail] @returns {Finding} */
export const passed = (detail = '') => ({ verdict: 'passed', detail });

/** @param {string} detail @returns {Finding} */
export const failed = (detail) => ({ verdict: 'failed', detail });

/** @param {string} reason @returns {Finding} */
export const notChecked = (reason) => ({ verdict: 'not checked', detail: reason });

/** Passes when nothing is wrong, and otherwise names all that is. @param {readonly string[]} problems */
export const passedUnless = (problems) => (problems.length === 0 ? passed() : failed(problems.join('; ')));

/**
 * Makes all checks in order, as later ones build on what earlier ones have found. A check that throws has failed: what
 * could not be asked is not known to be well.
 * @param {readonly Group[]} groups
 * @param {(line: Line) => void} [tell] hears each line as soon as it is known
 * @returns {Promise<Line[]>}
 */
export async function makeChecks(groups, tell = () => {}) {
  /** @type {Line[]} */
  const lines = [];
  for (const { title, needs, checks } of groups) {
    for (const { name, mend, look } of checks) {
      const obstacle = needs?.() ?? null;
      const finding = obstacle === null ? await lookSafely(look) : notChecked(obstacle);
      const line = { group: title, name, mend, ...finding };
      lines.push(line);
      tell(line);
    }
  }
  return lines;
}

/** @param {Check['look']} look @returns {Promise<Finding>} */
async function lookSafely(look) {
  try {
    return await look();
  } catch (error) {
    const reason =
      error instanceof Error ? [error.message, causeOf(error)].filter(Boolean).join(': ') : error;
    return failed(`could not be asked (${reason})`);
  }
}

/** `fetch` says "fetch failed" and hides why. @param {Error} error */
const causeOf = ({ cause }) => (cause instanceof Error ? cause.message : '');
