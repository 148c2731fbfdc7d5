import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hostSite, serve } from '../../scripts/build/static-host';
import type { OwnerFacts } from '../../src/content/owner-facts';
import { buildSite } from '../setup/build-site';
import { copyProject } from '../setup/copy-project';
import { test as base, boxOf, expect, expectInView, MOTION, openLanding, resize } from './fixtures';
import { clickSubmit, fill, openForm } from './forms';
import { TESTED_LANGUAGES } from './languages';
import { CONTROLS, findCovered, findLayoutFaults } from './layout-faults';

/* Tests that the parts stay in place and uncovered at any width, with the longest name and all of the owner's facts.
 * layout-views.spec.ts tests what must be in one view. visual.spec.ts tests the parts that move only when the design
 * changes.
 */

const NAME = 'Wagenmeistereibetrie';

const FACTS: OwnerFacts = {
  company: `${NAME} Automotive Services Incorporated, Saint-Louis-du-Ha! Ha!, Québec`,
  garageCost: 'Applying is free. You pay 7% of each job that you get from us, and nothing else.',
  priceIncludes: 'Prices include parts, labour, shop supplies and disposal, but no taxes of your province.',
};

/** Builds and serves the site once, while the tests in other files run. */
const test = base.extend<object, { longNamedSite: string }>({
  longNamedSite: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'long-name-'));
      copyProject(folder);
      for (const { code } of TESTED_LANGUAGES)
        writeFileSync(
          join(folder, `src/content/${code}/owner-facts.ts`),
          `export const ownerFacts = ${JSON.stringify(FACTS)}`,
        );
      buildSite({ VITE_PRODUCT_NAME: NAME }, ['--mode', 'embedded', '--outDir', 'dist'], folder);
      const { origin, close } = await serve(hostSite(join(folder, 'dist')));
      await use(origin);
      close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ longNamedSite }, use) => use(longNamedSite),
});

/** The viewports above an on-screen keyboard and at 400% zoom. */
const SMALL = ['360 x 360', '320 x 256'];
const WINDOWS = [320, 390, 640, 768, 1024, 1280, 1440, 2560].map((width) => `${width} x 900`);
const BROKEN = 'where a word is broken, shorten it, or give it a soft hyphen (\\u00AD)';
const HOLE = 'where the cards leave a hole, change a `col-span` (benefits.tsx)';
const { poll } = expect.configure({ soft: true });

/** Returns the layout faults, except for the broken product name, which does not fit on one line on any phone. */
async function findFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate(findLayoutFaults, CONTROLS);
  return faults.filter((fault) => !fault.startsWith(`broken: ${NAME}`));
}

/** Returns the empty part of a grid, in percent of its area. Runs in the page. */
function findHole(grid: Element): number {
  const gap = Number.parseFloat(getComputedStyle(grid).columnGap);
  const [whole = 0, ...parts] = [grid, ...grid.children].map((part) => {
    const { width, height } = part.getBoundingClientRect();
    return (width + gap) * (height + gap);
  });
  return Math.round(100 * (1 - parts.reduce((sum, area) => sum + area, 0) / whole));
}

/** Gives the page the viewport of a phone held sideways, with a notch on both sides. */
async function holdSideways(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const insets = { left: 59, leftMax: 59, right: 59, rightMax: 59, bottom: 21, bottomMax: 21 };
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await resize(page, '568 x 320');
}

// All tests run in one worker, so that the site is built once.
test.describe.configure({ mode: 'default' });
// The browser logs the status of the 404 page.
test.use({ allowedErrors: /status of 404/ });
test.beforeEach(({ page }) =>
  page.route('**/rest/v1/**', (route) => route.fulfill({ status: 201, json: { id: randomUUID() } })),
);

for (const { path, forms } of TESTED_LANGUAGES) {
  for (const part of ['', '#waitlist', '#partner', 'missing']) {
    test(`${path}${part} has no layout faults from 320 to 2560 px`, async ({ page }) => {
      // The widest date and time is a Wednesday in November at 10:48 p.m.
      await page.clock.setFixedTime('2028-11-22T22:48:00-05:00');
      await openLanding(page, path + part);
      await expect(page).toHaveTitle(new RegExp(NAME));
      if (part === '')
        for (const fact of Object.values(FACTS)) await expect(page.getByText(fact)).toBeVisible();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveCount(part.startsWith('#') ? 1 : 0);
      const controls = (part.startsWith('#') ? dialog : page.locator('body')).locator(CONTROLS);
      for (const size of part === '' ? [...SMALL, ...WINDOWS] : [...SMALL, '320 x 900', '1280 x 900']) {
        await resize(page, size);
        await poll(() => findFaults(page), `at ${size} px: ${BROKEN}`).toEqual([]);
        if (SMALL.includes(size)) continue;
        await poll(() => controls.evaluateAll(findCovered, true), `covered at ${size} px`).toEqual([]);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        if (part !== '') continue;
        await poll(() => page.locator('#benefits ul').evaluate(findHole), `at ${size} px: ${HOLE}`).toBe(0);
        const lefts = await page
          .locator('header a:not([lang]), h1, h2:not(#how-it-works-title), .calculator, footer p:first-child')
          .evaluateAll((parts) => parts.map((each) => Math.round(each.getBoundingClientRect().left)));
        expect.soft(new Set(lefts).size, `one left edge at ${size} px: ${lefts}`).toBe(1);
      }
      await holdSideways(page);
      await poll(() => findFaults(page), `beside a notch: ${BROKEN}`).toEqual([]);
      if (!part.startsWith('#')) return;
      await dialog.locator('[type="submit"]').press('Enter');
      await expect(dialog.getByRole('alert')).not.toBeEmpty();
      await poll(() => findFaults(page), `beside a notch, left blank: ${BROKEN}`).toEqual([]);
    });
  }

  test.describe('with motion', () => {
    test.use(MOTION);

    test(`neither the bar nor a moving word in the headline covers a button at ${path}`, async ({ page }) => {
      await openLanding(page, path);
      await page.addStyleTag({
        content: '.rotating-word > span { visibility: visible !important; translate: 0 40% !important }',
      });
      const buttons = page.locator('#hero > div:has(~ figure) button').filter({ visible: true });
      for (const size of ['320 x 640', '390 x 844', '640 x 900', '768 x 1024', '1280 x 720', '2560 x 1300']) {
        await resize(page, size);
        await poll(() => buttons.evaluateAll(findCovered, false), size).toEqual([]);
      }
      await expect(page.locator('h1 + button')).toBeVisible();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(page.locator('h1 + button'), 'where nothing is to pause').toBeHidden();
    });
  });

  test(`a toast at ${path} is next to the form`, async ({ page }) => {
    await openLanding(page, path);
    const [waitlist] = forms;
    const dialog = await openForm(page, waitlist);
    const submit = dialog.getByRole('button', { name: waitlist.submit, exact: true });
    const toast = page.locator('[data-sonner-toast][data-mounted="true"][data-removed="false"]');
    for (const size of ['390 x 450', '844 x 390', '1440 x 900']) {
      await resize(page, size);
      const before = await boxOf(submit);
      await submit.press('Enter');
      await expect(toast).toHaveCount(1);
      const isBeside = async () => {
        const [one, other] = [await boxOf(toast), await boxOf(dialog)];
        const isAcross = one.x + one.width <= other.x || other.x + other.width <= one.x;
        return isAcross || one.y + one.height <= other.y || other.y + other.height <= one.y;
      };
      await expect.poll(isBeside, size).toBe(true);
      await expectInView(submit);
      await expect.poll(async () => (await boxOf(submit)).width).toBe(before.width);
      await toast.getByRole('button').last().click();
      await expect(toast).toHaveCount(0);
    }
    await holdSideways(page);
    await fill(dialog, waitlist.values('driver@example.ca'));
    await clickSubmit(dialog, waitlist);
    await expect(dialog).toBeHidden();
    await expect(toast).toHaveCount(1);
    // In such a low viewport, the toast may cover other parts, so only faults outside the viewport count.
    const outside = async () => (await findFaults(page)).filter((fault) => fault.startsWith('outside'));
    await poll(outside, 'the welcome beside a notch').toEqual([]);
  });
}
