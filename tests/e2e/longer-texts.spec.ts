import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder, type InlineConfig, type Plugin } from 'vite';
import { EMBEDDED_MODE } from '../../scripts/embedded-mode.ts';
import { hostSite, serve } from '../../scripts/site-build/static-host.ts';
import { expect, openLanding, test } from './fixtures';

/*
 * Sizes follow the text: the site is built with every word of its content half as long again, as another language may have
 * it, and with the widest product name.
 */

const NAME = 'W'.repeat(20);

/** Keys whose values are no texts. */
const IDS = new Set(['section', 'id', 'value']);

/** A value of a content module with longer words. Runs in the build. */
function longer(value: unknown, ids: ReadonlySet<string>): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{\w+\}|\p{L}{2,}/gu, (word) =>
      word.startsWith('{') ? word : word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase(),
    );
  }
  if (Array.isArray(value)) return value.map((item) => longer(item, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, ids.has(key) ? item : longer(item, ids)]),
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
        `const ids = new Set(${JSON.stringify([...IDS])});`,
        ...[...names].map(([, name]) => `export const ${name} = longer(texts.${name}, ids);`),
      ].join('\n');
    },
  };
}

/** Texts that leave their box or the window, touch another text, or break inside a word. */
function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const lines: { text: string; block: Element; rect: DOMRect }[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('[role="dialog"]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    // Drawings; and what is clipped on purpose, such as the numbers of a ruler.
    const isDrawn =
      parent?.closest('svg, noscript, .sr-only, .quotes-ruler, .rotating-word, .lost-ruler, .glove-box') ??
      null;
    if (text.trim() === '' || parent === null || isDrawn !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let block = parent;
    while (/^(?:inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement ?? block;
    const box = block.getBoundingClientRect();
    if (box.height === 0) continue;
    for (const rect of range.getClientRects()) {
      // The lines of large letters reach into each other; a dialog's buttons stay over what is scrolled.
      if (!parent.closest('.dialog-actions') && Number.parseFloat(getComputedStyle(parent).fontSize) < 32)
        lines.push({ text, block, rect });
      if (rect.left < box.left - 2 || rect.right > box.right + 2) faults.push(`wider than its box: ${text}`);
      if (rect.left < -1 || rect.right > window.innerWidth + 1) faults.push(`outside the window: ${text}`);
    }
    for (const { 0: word, index } of text.matchAll(/[^\s\u00AD/‐-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
      if (tops.size > 1) faults.push(`broken: ${word}`);
    }
  }
  for (const [index, { text, block, rect }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (block.contains(other.block) || other.block.contains(block)) continue;
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const down = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      if (across > 2 && down > 4) faults.push(`over each other: ${text} | ${other.text}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);
  return [...new Set(faults)];
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
    mode: EMBEDDED_MODE,
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
