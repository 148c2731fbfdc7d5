// `npm run bench`: how fast the built page paints, hydrates, answers and scrolls, beside the same page without its
// scripts and a bare one. docs/speed.md says how to read it. The pages are measured in turns, so that whatever else
// the machine does affects all alike. Exits 1 when a ratio is beyond that of baseline.json by more than noise.
//
//   --quick       one round instead of five
//   --record      writes the ratios to baseline.json
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createBuilder } from 'vite';
import provideTestTools, { browserOptions } from '../test-tools.ts';
import { type Figures, medians } from './figures.ts';
import { compare, newBaseline, type Ratio, type Results } from './page/comparison.ts';
import { scrollThrough, timeInteractions } from './page/interactions.ts';
import { runLighthouse, type Throttling } from './page/lighthouse.ts';
import { serveVariant, VARIANTS } from './page/variants.ts';

const RESULTS = 'bench-results';
const BASELINE = fileURLToPath(new URL('./baseline.json', import.meta.url));

const boolean = { type: 'boolean', default: false } as const;
const { quick, record } = parseArgs({ options: { quick: boolean, record: boolean } }).values;
const rounds = quick ? 1 : 5;

process.env['NODE_ENV'] = 'production';
process.env['VITE_SITE_URL'] ??= 'https://pitlane.example';
const outDir = join(RESULTS, 'build');
await (await createBuilder({ mode: 'embedded', logLevel: 'warn', build: { outDir } })).buildApp();

const pages = await Promise.all(VARIANTS.map((variant) => serveVariant(outDir, RESULTS, variant)));
provideTestTools();
const browser = await chromium.launch(browserOptions());

type Page = (typeof pages)[number];
const load = (throttling: Throttling) => (page: Page) =>
  runLighthouse(page.origin, throttling, page.name === 'this page' && throttling !== 'throttled');
const measurements: Record<string, (page: Page) => Promise<Figures>> = {
  mobile: load('mobile'),
  desktop: load('desktop'),
  throttled: load('throttled'),
  scrolling: ({ origin }) => scrollThrough(browser, origin),
  interactions: ({ origin }) => timeInteractions(browser, origin),
};

const results: Results = {};
for (const [title, measure] of Object.entries(measurements)) {
  const measured = title === 'interactions' ? pages.filter(({ name }) => name === 'this page') : pages;
  const series: Record<string, Figures[]> = {};
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`${title}: round ${round} of ${rounds}`);
    for (const page of measured) series[page.name] = [...(series[page.name] ?? []), await measure(page)];
  }
  results[title] = series;
  writeFileSync(join(RESULTS, 'page.json'), `${JSON.stringify(results, null, 2)}\n`);
}
await browser.close();
for (const { close } of pages) close();

for (const [title, series] of Object.entries(results)) {
  console.log(`\n${title}: medians of ${rounds}`);
  console.table(Object.fromEntries(Object.entries(series).map(([name, runs]) => [name, medians(runs)])));
}

const ratios: Ratio[] = JSON.parse(readFileSync(BASELINE, 'utf8'));
if (record) {
  writeFileSync(BASELINE, `${JSON.stringify(newBaseline(results, ratios), null, 2)}\n`);
  console.log(`Wrote ${BASELINE}`);
} else {
  const comparisons = compare(results, ratios);
  const lost = comparisons.filter((ratio) => ratio.lost).length;
  console.log('\nRatios beside the baseline; higher is slower');
  console.table(comparisons);
  console.log(lost === 0 ? 'Nothing is lost.' : `${lost} lost.`);
  process.exitCode = lost === 0 ? 0 : 1;
}
