import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, MOTION, openLanding, test } from './fixtures';
import { complete, WAITLIST } from './forms';

/** A number of steps, not seconds, makes a seed the same run on every machine. */
const STEPS = 250;
const SEED = 2026;

type Step = (page: Page) => Promise<unknown>;

const SIZES = [
  { width: 320, height: 480 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const KEYS = 'Tab Shift+Tab Enter Space Escape ArrowRight ArrowDown End Home PageDown'.split(' ');
const TEXTS = ['m5v2t6', 'driver@example.ca', '15,000', '<b>', '\u202E', '9'.repeat(300)];

const share = fc.double({ min: 0, max: 1, noNaN: true });
const place = fc.tuple(share, share);

/** A point of the viewport, given by its shares of width and height. */
function pointAt(page: Page, [x, y]: [number, number]): [number, number] {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return [x * width, y * height];
}

/** Presses one of the controls that are visible, if it is still there. */
async function pressControl(page: Page, chosen: number): Promise<void> {
  const controls = await page.locator('button:visible, [role="combobox"]:visible, input:visible').all();
  const control = controls[Math.floor(chosen * controls.length)] ?? page.locator('body');
  await control.click({ timeout: 500, force: true }).catch(() => null);
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...pointAt(page, from));
  await page.mouse.down();
  await page.mouse.move(...pointAt(page, to), { steps: 3 });
  await page.mouse.up();
}

const click = place.map(
  (at): Step =>
    (page) =>
      page.mouse.click(...pointAt(page, at)),
);
const press = fc.constantFrom(...KEYS).map(
  (key): Step =>
    (page) =>
      page.keyboard.press(key),
);
const anyStep = fc.oneof(
  { weight: 3, arbitrary: click },
  { weight: 3, arbitrary: press },
  share.map(
    (chosen): Step =>
      (page) =>
        pressControl(page, chosen),
  ),
  fc.constantFrom(...TEXTS).map(
    (text): Step =>
      (page) =>
        page.keyboard.type(text),
  ),
  share.map(
    (way): Step =>
      (page) =>
        page.mouse.wheel(0, (way - 0.4) * 3000),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Step =>
      (page) =>
        drag(page, from, to),
  ),
  fc.constantFrom(...SIZES).map(
    (size): Step =>
      (page) =>
        page.setViewportSize(size),
  ),
  share.map(
    (chance): Step =>
      (page) =>
        page.context().setOffline(chance < 0.3),
  ),
  fc.constantFrom('light', 'dark').map(
    (colorScheme): Step =>
      (page) =>
        page.emulateMedia({ colorScheme }),
  ),
);

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
  // Links must not leave the page; back-forward-cache.spec.ts tests coming back.
  await context.route(/^(?!https?:\/\/127\.0\.0\.1)/, (route) => route.abort());
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.protocol === 'mailto:') event.preventDefault();
    });
  });
  await openLanding(page);
  for (const step of fc.sample(anyStep, { seed: SEED, numRuns: STEPS })) await step(page);

  // Nothing is open or locked after two presses of Escape, of which the first closes an open list.
  await context.setOffline(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (let layer = 0; layer < 2; layer += 1) await page.keyboard.press('Escape');
  for (const role of ['dialog', 'listbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
  await complete(page, WAITLIST);
});
