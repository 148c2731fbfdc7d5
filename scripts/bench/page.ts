// `npm run bench`: how fast the built page paints, hydrates, answers and scrolls, beside the same page without its
// scripts and a bare one. docs/speed.md says how to read it. The pages are measured in turns, so that whatever else
// the machine does affects all alike. Exits 1 when a ratio is beyond that of baseline.json by more than noise.
//
//   --quick       one round instead of five
//   --start       measures the page with an ordinary module script in place of the boot as well
//   --record      writes the ratios to baseline.json
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createBuilder } from 'vite';
import { BROWSER_ARGS, provideBrowser } from '../browser.mjs';
import { type Figures, medians, rounded } from './figures.ts';
import { compare, newBaseline, type Results } from './page/comparison.ts';
import { scrollThrough, timeInteractions } from './page/interactions.ts';
import { runLighthouse } from './page/lighthouse.ts';
import { loadThrottled } from './page/throttled-load.ts';
import { BARE_PAGE, MODULE_SCRIPT, serveVariant, THIS_PAGE, WITHOUT_SCRIPTS } from './page/variants.ts';

const RESULTS = 'bench-results';
const BASELINE = fileURLToPath(new URL('./baseline.json', import.meta.url));

const boolean = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { quick: boolean, start: boolean, record: boolean } });
const rounds = values.quick ? 1 : 5;

process.env['NODE_ENV'] = 'production';
process.env['VITE_SITE_URL'] ??= 'https://pitlane.example';
const build = join(RESULTS, 'build');
const sites = join(RESULTS, 'sites');
const builder = await createBuilder({
  mode: 'embedded',
  logLevel: 'warn',
  build: { outDir: build, emptyOutDir: true },
});
await builder.buildApp();

rmSync(sites, { recursive: true, force: true });
const variants = [THIS_PAGE, ...(values.start ? [MODULE_SCRIPT] : []), WITHOUT_SCRIPTS, BARE_PAGE];
const pages = await Promise.all(
  variants.map(async (variant) => ({
    ...variant,
    ...(await serveVariant(build, join(sites, variant.name.replaceAll(' ', '-')), variant)),
  })),
);
const browser = await chromium.launch({ executablePath: await provideBrowser(), args: BROWSER_ARGS });

type Measure = (page: (typeof pages)[number]) => Promise<Figures>;
const measurements: Record<string, { of: typeof pages; measure: Measure }> = {
  mobile: {
    of: pages,
    measure: ({ origin, name }) =>
      runLighthouse(origin, { desktop: false, allCategories: name === THIS_PAGE.name }),
  },
  desktop: {
    of: pages,
    measure: ({ origin, name }) =>
      runLighthouse(origin, { desktop: true, allCategories: name === THIS_PAGE.name }),
  },
  throttled: { of: pages, measure: ({ origin }) => loadThrottled(browser, origin) },
  scrolling: { of: pages, measure: ({ origin }) => scrollThrough(browser, origin) },
  interactions: {
    of: pages.filter(({ hydrates }) => hydrates),
    measure: ({ origin }) => timeInteractions(browser, origin),
  },
};

const results: Results = {};
for (const [title, { of, measure }] of Object.entries(measurements)) {
  const series: Record<string, Figures[]> = Object.fromEntries(of.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`${title}: round ${round} of ${rounds}`);
    for (const page of of) series[page.name]?.push(await measure(page));
  }
  results[title] = series;
}
await browser.close();
for (const { close } of pages) close();

for (const [title, series] of Object.entries(results)) {
  console.log(`\n${title}: medians of ${rounds}`);
  const rows = Object.entries(series).map(([name, runs]) => {
    const figures = Object.entries(medians(runs)).map(([figure, value]) => [figure, rounded(value)]);
    return [name, Object.fromEntries(figures)];
  });
  console.table(Object.fromEntries(rows));
}
const file = join(RESULTS, `page-${new Date().toISOString().replaceAll(':', '-')}.json`);
mkdirSync(RESULTS, { recursive: true });
writeFileSync(file, `${JSON.stringify({ node: process.version, ...results }, null, 2)}\n`);
console.log(`Every figure of every round: ${file}`);

if (values.record) {
  writeFileSync(BASELINE, `${JSON.stringify(newBaseline(results), null, 2)}\n`);
  console.log(`Wrote ${BASELINE}`);
} else {
  const lost = compare(results, JSON.parse(readFileSync(BASELINE, 'utf8')));
  console.log(lost === 0 ? 'Nothing is lost.' : `${lost} lost.`);
  process.exitCode = lost === 0 ? 0 : 1;
}
