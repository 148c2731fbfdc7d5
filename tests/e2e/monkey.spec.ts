import type { BrowserContext, Page } from '@playwright/test';
import { expect, MOTION, openLanding, test } from './fixtures';
import { complete, WAITLIST } from './forms';

/** A number of steps, not seconds, makes a seed the same run on every machine. */
const STEPS = 250;
const SEED = 2026;
const SIZES = [
  [320, 480],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;
const KEYS = 'Tab Shift+Tab Enter Space Escape ArrowRight ArrowDown End Home PageDown'.split(' ');
const TEXTS = ['m5v2t6', 'driver@example.ca', '15,000', '<b>', '\u202E', '9'.repeat(300)];

/** Numbers from 0 to 1 that depend on the seed only (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Move = (page: Page, context: BrowserContext, random: () => number) => Promise<unknown>;

function pick<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

function somewhere(page: Page, random: () => number): [x: number, y: number] {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return [random() * width, random() * height];
}

const click: Move = (page, _, random) => page.mouse.click(...somewhere(page, random));
const press: Move = (page, _, random) => page.keyboard.press(pick(KEYS, random));

/** A move listed more than once is more likely. Each draws the same count of numbers whatever the page shows. */
const MOVES: readonly Move[] = [
  ...[click, click, click, press, press, press],
  async (page, _, random) => {
    const controls = await page.locator('button:visible, [role="combobox"]:visible, input:visible').all();
    // The control may be gone by now.
    await pick([...controls, page.locator('body')], random)
      .click({ timeout: 500, force: true })
      .catch(() => null);
  },
  (page, _, random) => page.keyboard.type(pick(TEXTS, random)),
  (page, _, random) => page.mouse.wheel(0, (random() - 0.4) * 3000),
  async (page, _, random) => {
    await page.mouse.move(...somewhere(page, random));
    await page.mouse.down();
    await page.mouse.move(...somewhere(page, random), { steps: 3 });
    await page.mouse.up();
  },
  (page, _, random) => {
    const [width, height] = pick(SIZES, random);
    return page.setViewportSize({ width, height });
  },
  (_, context, random) => context.setOffline(random() < 0.3),
  (page, _, random) => page.emulateMedia({ colorScheme: pick(['light', 'dark'], random) }),
];

test.use({
  ...MOTION,
  // What fails while the browser is offline.
  allowedErrors: [
    [/Failed to load resource/, /^Analytics tracking failed/, /Failed to fetch dynamically imported module/],
    { scope: 'test' },
  ],
});

test(`${STEPS} random steps from seed ${SEED} leave the page working`, async ({ page, context }) => {
  test.setTimeout(180_000);
  const random = randomNumbers(SEED);
  // Links must not leave the page; back-forward-cache.spec.ts tests coming back.
  await context.route(/^(?!https?:\/\/127\.0\.0\.1)/, (route) => route.abort());
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.protocol === 'mailto:') event.preventDefault();
    });
  });
  await openLanding(page);
  for (let step = 0; step < STEPS; step += 1) await pick(MOVES, random)(page, context, random);

  // Nothing is open or locked after two presses of Escape, of which the first closes an open list.
  await context.setOffline(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (let layer = 0; layer < 2; layer += 1) await page.keyboard.press('Escape');
  for (const role of ['dialog', 'listbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
  await complete(page, WAITLIST);
});
