import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, MOTION, openLanding, resize, test } from './fixtures';
import { complete, WAITLIST } from './forms';

/** A number of steps, not seconds, makes a seed the same run on every machine. */
const STEPS = 250;
const SEED = 2026;

const SIZES = ['320 x 480', '390 x 844', '768 x 1024', '1440 x 900'];
const KEYS = 'Tab Shift+Tab Enter Space Escape ArrowRight ArrowDown End Home PageDown'.split(' ');
const TEXTS = ['m5v2t6', 'driver@example.ca', '15,000', '<b>', '\u202E', '9'.repeat(300)];

/** A step, given four numbers from 0 to below 1. */
type Move = (page: Page, a: number, b: number, c: number, d: number) => Promise<unknown>;

function pick<Value>(values: readonly Value[], share: number): Value {
  const value = values[Math.floor(share * values.length)];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

function pointAt(page: Page, x: number, y: number): [number, number] {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return [x * width, y * height];
}

const click: Move = (page, x, y) => page.mouse.click(...pointAt(page, x, y));
const press: Move = (page, key) => page.keyboard.press(pick(KEYS, key));

/** A move listed more than once is more likely. */
const MOVES: Move[] = [
  ...[click, click, click, press, press, press],
  async (page, control) => {
    const controls = await page
      .locator('button:visible, [role="combobox"]:visible, label:visible, input:visible')
      .all();
    // The control may be gone by now.
    await pick([...controls, page.locator('body')], control)
      .click({ timeout: 500, force: true })
      .catch(() => null);
  },
  (page, text) => page.keyboard.type(pick(TEXTS, text)),
  (page, way) => page.mouse.wheel(0, (way - 0.4) * 3000),
  async (page, x, y, toX, toY) => {
    await page.mouse.move(...pointAt(page, x, y));
    await page.mouse.down();
    await page.mouse.move(...pointAt(page, toX, toY), { steps: 3 });
    await page.mouse.up();
  },
  (page, size) => resize(page, pick(SIZES, size)),
  (page, chance) => page.context().setOffline(chance < 0.3),
  (page, scheme) => page.emulateMedia({ colorScheme: pick(['light', 'dark'], scheme) }),
];

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const steps = fc.tuple(fc.constantFrom(...MOVES), share, share, share, share);

test.use({
  ...MOTION,
  // What fails while the browser is offline.
  allowedErrors:
    /Failed to load resource|^Analytics tracking failed|Failed to fetch dynamically imported module/,
});

test(`${STEPS} random steps from seed ${SEED} leave the page working`, async ({ page, context }) => {
  test.setTimeout(180_000);
  // Links must not leave the page; back-forward-cache.spec.ts tests coming back.
  await context.route(/^(?!https?:\/\/127\.0\.0\.1)/, (route) => route.abort());
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.protocol === 'mailto:') event.preventDefault();
    });
  });
  await openLanding(page);
  for (const [move, ...shares] of fc.sample(steps, { seed: SEED, numRuns: STEPS }))
    await move(page, ...shares);

  // Nothing is open or locked after two presses of Escape, of which the first closes an open list.
  await context.setOffline(false);
  await resize(page, '1440 x 900');
  for (let layer = 0; layer < 2; layer += 1) await page.keyboard.press('Escape');
  for (const role of ['dialog', 'listbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
  await complete(page, WAITLIST);
});
