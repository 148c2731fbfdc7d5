import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder, type InlineConfig, type Plugin } from 'vite';
import { hostSite, serve } from '../../scripts/site-build/static-host.ts';
import { expect, openLanding, test } from './fixtures';
import { findLayoutFaults } from './layout-faults';

/*
 * Sizes follow the text: the site is built with every word of its content half as long again, as another language may have
 * it, and with the widest product name.
 */

const NAME = 'W'.repeat(20);

/** A value of a content module with longer words. Runs in the build. */
function longer(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{\w+\}|\p{L}{2,}/gu, (word) =>
      word.startsWith('{') ? word : word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase(),
    );
  }
  if (Array.isArray(value)) return value.map(longer);
  if (typeof value !== 'object' || value === null) return value;
  const isId = (key: string) => /^(?:section|id|value)$/.test(key);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isId(key) ? item : longer(item)]),
  );
}

/** Puts longer words in the place of every content module's. */
function longerTexts(): Plugin {
  const PREFIX = '\0longer:';
  return {
    name: 'longer-texts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('@/content/')) return null;
      const module = await this.resolve(source, importer, { skipSelf: true });
      return module && PREFIX + module.id;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length);
      const names = readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
      return [
        `import * as texts from ${JSON.stringify(file)};`,
        `${longer}`,
        ...[...names].map(([, name]) => `export const ${name} = longer(texts.${name});`),
      ].join('\n');
    },
  };
}

const outDir = mkdtempSync(join(tmpdir(), 'longer-texts-'));
let origin = '';

test.describe.configure({ mode: 'default' });
// The browser logs the status of the page for unknown addresses.
test.use({ allowedErrors: /status of 404/ });

test.beforeAll(async () => {
  process.env['NODE_ENV'] = 'production';
  process.env['VITE_PRODUCT_NAME'] = NAME;
  const config: InlineConfig = {
    mode: 'embedded',
    logLevel: 'error',
    plugins: [longerTexts()],
    build: { outDir },
  };
  await (await createBuilder(config, null)).buildApp();
  origin = (await serve(hostSite(outDir))).origin;
});
test.afterAll(() => rmSync(outDir, { recursive: true }));

for (const address of ['/', '/missing', '/#waitlist', '/#partner']) {
  test(`every text of ${address} fits`, async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 201, json: {} }));
    await openLanding(page, origin + address);
    await expect(page).toHaveTitle(new RegExp(NAME));
    if (address.includes('#')) await page.getByRole('dialog').waitFor();
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.evaluate(findLayoutFaults);
      // No screen of a phone holds the name on one line.
      const other = faults.filter((fault) => !fault.startsWith('broken: W'));
      expect.soft(other, `at ${width} px`).toEqual([]);
    }
  });
}
