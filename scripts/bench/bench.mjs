// `npm run bench`: how fast the built page paints, comes alive and answers, beside the same page without its scripts
// and a bare one. docs/speed.md says how to read it. Everything that is compared is measured in turns in one run, so
// that whatever else the machine is doing meets all of it alike. Ends with 1 when a figure is missed.
//
//   --quick       one run of each instead of five
//   --start       compares the two ways to start the script as well: the boot and an ordinary module script
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createBuilder } from 'vite';
import { BROWSER_ARGS, requireBrowser } from '../browser.ts';
import { loadThrottled } from './page/applied-load.mjs';
import { goalsOf } from './page/goals.mjs';
import { scrollThrough, timeInteractions } from './page/interactions.mjs';
import { lighthouse } from './page/lighthouse.mjs';
import { printComparison, printGoals } from './page/report.mjs';
import { serveSite } from './page/site-server.mjs';
import { BARE_PAGE, MODULE_SCRIPT, THIS_PAGE, WITHOUT_SCRIPTS } from './page/variants.mjs';

/** @import { Series } from './page/report.mjs' */

const RESULTS = 'bench-results';
const PAINTS = ['firstPaint', 'largestPaint', 'blocking', 'shift'];

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, start: { type: 'boolean', default: false } },
});
const RUNS = values.quick ? 1 : 5;

process.env['NODE_ENV'] = 'production';
process.env['VITE_SITE_URL'] ??= 'https://pitlane.example';
const folder = join(RESULTS, 'site');
const builder = await createBuilder({
  mode: 'embedded',
  logLevel: 'warn',
  build: { outDir: folder, emptyOutDir: true },
});
await builder.buildApp();

const variants = [THIS_PAGE, ...(values.start ? [MODULE_SCRIPT] : []), WITHOUT_SCRIPTS, BARE_PAGE];
const pages = await Promise.all(
  variants.map(async (variant) => ({ ...variant, ...(await serveSite(folder, variant)) })),
);
const hydrates = (/** @type {string} */ name) => name !== WITHOUT_SCRIPTS.name && name !== BARE_PAGE.name;

/**
 * Loads every page once in each round.
 * @param {string} title
 * @param {(page: (typeof pages)[number]) => Promise<Series['runs'][number]>} measure
 */
async function inTurns(title, measure) {
  /** @type {Series[]} */
  const series = pages.map(({ name }) => ({ name, runs: [] }));
  for (let round = 1; round <= RUNS; round += 1) {
    console.log(`${title}: round ${round} of ${RUNS}`);
    for (const [index, page] of pages.entries()) series[index]?.runs.push(await measure(page));
  }
  return series;
}

/** @param {import('./page/lighthouse.mjs').FormFactor} formFactor */
const simulate = (formFactor) =>
  inTurns(`Lighthouse, ${formFactor}`, ({ name, address }) =>
    lighthouse(address, formFactor, { allCategories: name === THIS_PAGE.name }),
  );

const mobile = await simulate('mobile');
const desktop = await simulate('desktop');
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS });
const applied = await inTurns('Applied throttling', ({ name, address }) =>
  loadThrottled(browser, address, { hydrates: hydrates(name) }),
);
const scrolling = await inTurns('Scrolling', ({ name, address }) =>
  scrollThrough(browser, address, { hydrates: hydrates(name) }),
);
console.log('Interactions');
const interactions = await timeInteractions(browser, pages[0]?.address ?? '');
await browser.close();
for (const { close } of pages) close();

const results = { mobile, desktop, applied, scrolling, interactions };
const file = join(RESULTS, `page-${new Date().toISOString().replaceAll(':', '-')}.json`);
mkdirSync(RESULTS, { recursive: true });
writeFileSync(file, `${JSON.stringify({ node: process.version, ...results }, null, 2)}\n`);

const compared = WITHOUT_SCRIPTS.name;
printComparison('Lighthouse, mobile, simulated throttling: medians, ms', mobile, PAINTS, compared);
printComparison('Lighthouse, desktop, simulated throttling: medians, ms', desktop, PAINTS, compared);
printComparison(
  'Applied throttling (150 ms, 1.6 Mbit/s, 4x CPU): medians, ms',
  applied,
  [...PAINTS, 'hydrated'],
  compared,
);
printComparison(
  'Frames within 33 ms while scrolling, 4x CPU: medians, %',
  scrolling,
  ['framesInTime'],
  compared,
);
const met = printGoals(goalsOf(results));
console.log(`\nEvery figure of every run: ${file}`);
process.exitCode = met ? 0 : 1;
