import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { hostSite, serve } from '../../scripts/build/static-host';
import { expect, openLanding, test } from './fixtures';
import { findLayoutFaults } from './layout-faults';

/* The site with the longest name: every text fits at every size. */

const NAME = 'Wagenmeistereibetrie';

const outDir = mkdtempSync(join(tmpdir(), 'long-name-'));
let origin = '';

test.describe.configure({ mode: 'default' });
// The browser logs the status of the page for unknown addresses.
test.use({ allowedErrors: /status of 404/ });

test.beforeAll(async () => {
  process.env['NODE_ENV'] = 'production';
  process.env['VITE_PRODUCT_NAME'] = NAME;
  const config = { mode: 'embedded', logLevel: 'error', build: { outDir } } as const;
  await (await createBuilder(config, null)).buildApp();
  origin = (await serve(hostSite(outDir))).origin;
});
test.afterAll(() => rmSync(outDir, { recursive: true }));

for (const address of ['/', '/fr/', '/missing', '/fr/#waitlist', '/fr/#partner']) {
  test(`every text of ${address} fits`, async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 201, json: {} }));
    await openLanding(page, origin + address);
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
