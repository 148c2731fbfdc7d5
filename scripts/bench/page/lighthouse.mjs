// Lighthouse, in the version named here. It is no dependency of the project: with what it brings along it would be the
// largest part of every installation, and only `npm run bench` uses it. npm keeps it after the first time.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { BROWSER_ARGS, requireBrowser } from '../../browser.ts';

const VERSION = '13.5.0';
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const run = promisify(execFile);

/** @typedef {'mobile' | 'desktop'} FormFactor */
/** Milliseconds, but for the shift and the scores (0 to 100). @typedef {Record<string, number>} Figures */

/** @type {string | undefined} */
let program;

/** Path of Lighthouse's command, installed by npm when it is not there yet. */
function findLighthouse() {
  if (program !== undefined) return program;
  const path = execFileSync(
    'npx',
    ['--yes', `--package=lighthouse@${VERSION}`, '--', 'node', '-p', 'process.env.PATH'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' },
  );
  const folder = path
    .trim()
    .split(delimiter)
    .find((candidate) => existsSync(join(candidate, 'lighthouse')));
  if (folder === undefined) throw new Error('npx has not installed Lighthouse');
  program = join(folder, 'lighthouse');
  return program;
}

/**
 * The report of one run.
 * @param {string} address
 * @param {readonly string[]} options
 * @throws Error with what Lighthouse says, when it could not measure
 */
async function report(address, options) {
  const program = findLighthouse();
  const fixed = ['--quiet', '--output=json', '--disable-full-page-screenshot', '--no-enable-error-reporting'];
  const browser = `--chrome-flags=${['--headless=new', ...BROWSER_ARGS].join(' ')}`;
  const { stdout } = await run(process.execPath, [program, address, ...fixed, browser, ...options], {
    env: { ...process.env, CHROME_PATH: requireBrowser() },
    maxBuffer: 2 ** 28,
  }).catch(({ stderr }) => {
    throw new Error(`Lighthouse: ${String(stderr).trim().split('\n').at(-1)}`);
  });
  return JSON.parse(stdout);
}

/**
 * One run against one address, with Lighthouse's own simulated throttling. Now and then the browser leaves it without a
 * part of the recording, and then it asks to be run again.
 * @param {string} address
 * @param {FormFactor} formFactor
 * @param {{ allCategories: boolean }} options the pages that are only compared need but the performance
 * @returns {Promise<Figures>}
 */
export async function lighthouse(address, formFactor, { allCategories }) {
  const options = [
    ...(formFactor === 'desktop' ? ['--preset=desktop'] : []),
    ...(allCategories ? [] : ['--only-categories=performance']),
  ];
  const attempt = () => report(address, options);
  const { audits, categories } = await attempt().catch(attempt).catch(attempt);
  const value = (/** @type {string} */ audit) => Number(audits[audit].numericValue);
  /** @type {Figures} */
  const figures = {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
  for (const category of CATEGORIES) {
    if (category in categories) figures[category] = Math.round(categories[category].score * 100);
  }
  return figures;
}
