import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createBuilder, type Plugin } from 'vite';
import { EMBEDDED_MODE } from '../../scripts/embedded-mode.ts';
import { hostSite, serve } from '../../scripts/site-build/static-host.ts';
import { expect, test } from './fixtures';

/*
 * Sizes follow the text: the site is built with every word of its content half as long again, as another language may have
 * it, and with the widest product name.
 */

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

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'longer-texts-'));
  folders.push(folder);
  return folder;
}

const serveFolder = async (folder: string) => (await serve(hostSite(folder))).origin;

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

async function open(page: Page, address: string): Promise<void> {
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 201, json: {} }));
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

const WIDTHS = [320, 390, 768, 1440];

test.describe.configure({ mode: 'default' });
// The browser logs the status of the page for unknown addresses.
test.use({ allowedErrors: /status of 404/ });
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test.describe('with words half as long again', () => {
  let origin = '';
  test.beforeAll(async () => {
    const outDir = newFolder();
    process.env['NODE_ENV'] = 'production';
    const build = { outDir, emptyOutDir: true };
    const builder = await createBuilder(
      { mode: EMBEDDED_MODE, logLevel: 'error', plugins: [longerTexts()], build },
      null,
    );
    await builder.buildApp();
    origin = await serveFolder(outDir);
  });

  for (const address of ['/', '/missing', '/#waitlist', '/#partner']) {
    test(`every text of ${address} fits`, async ({ page }) => {
      await open(page, origin + address);
      if (address.includes('#')) await page.getByRole('dialog').waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(findLayoutFaults), `at ${width} px`).toEqual([]);
      }
    });
  }
});

test('a product name of twenty wide letters widens nothing', async ({ page }) => {
  const outDir = newFolder();
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  // A process of its own: Node would not import a second prerenderer.
  execFileSync(
    process.execPath,
    [vite, 'build', '--mode', EMBEDDED_MODE, '--outDir', outDir, '--emptyOutDir'],
    {
      env: { ...process.env, NODE_ENV: 'production', VITE_PRODUCT_NAME: 'W'.repeat(20) },
    },
  );
  const origin = await serveFolder(outDir);
  for (const address of ['/', '/missing']) {
    await open(page, origin + address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.evaluate(findLayoutFaults);
      expect(
        faults.filter((fault) => !fault.startsWith('broken: W')),
        `${address} at ${width} px`,
      ).toEqual([]);
    }
  }
});
