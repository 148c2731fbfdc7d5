import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostSite, serve } from '../../scripts/build/static-host';
import { LANGUAGES } from '../../src/lib/languages';
import { buildSite } from '../setup/build-site';
import { test as base, expect, openLanding } from './fixtures';
import { findLayoutFaults } from './layout-faults';

/* The site with the longest name: every text fits at every size. */

const NAME = 'Wagenmeistereibetrie';

interface Site {
  /** Its origin. */
  longNamedSite: string;
}

/** It is built and served once, beside the tests of other files. */
const test = base.extend<object, Site>({
  longNamedSite: [
    async ({ browserName: _ }, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'long-name-'));
      buildSite({ VITE_PRODUCT_NAME: NAME }, ['--mode', 'embedded', '--outDir', outDir]);
      const { origin, close } = await serve(hostSite(outDir));
      await use(origin);
      close();
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// In one worker, so that there is one build.
test.describe.configure({ mode: 'default' });
// The browser logs the status of the page for unknown addresses.
test.use({ allowedErrors: /status of 404/ });

const ADDRESSES = LANGUAGES.flatMap(({ path }) => [
  path,
  `${path}#waitlist`,
  `${path}#partner`,
  `${path}missing`,
]);

for (const address of ADDRESSES) {
  test(`every text of ${address} fits`, async ({ page, longNamedSite }) => {
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 201, json: {} }));
    await openLanding(page, longNamedSite + address);
    expect(await page.title()).toContain(NAME);
    if (address.includes('#')) await page.getByRole('dialog').waitFor();
    for (const width of [320, 390, 640, 768, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.evaluate(findLayoutFaults);
      // No screen of a phone holds the name on one line.
      const other = faults.filter((fault) => !fault.startsWith(`broken: ${NAME}`));
      expect.soft(other, `at ${width} px`).toEqual([]);
    }
  });
}
