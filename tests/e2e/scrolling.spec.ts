import type { Locator, Page } from '@playwright/test';
import { expect, MOTION, openLanding, resize, test } from './fixtures';
import { WAITLIST } from './forms';
import { WORDS } from './words';

/* What the page does where it is scrolled to. fade-in.spec.ts has the fades, anchors.spec.ts where buttons lead. */

test.use(MOTION);

/** Scrolls an element's top to a height in the window, in pixels from its top, and waits for the observers' answer. */
async function scrollTopTo(element: Locator, height: number): Promise<void> {
  await element.evaluate(async (part, y) => {
    scrollTo({ top: part.getBoundingClientRect().top + scrollY - y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, height);
}

for (const [what, size, id] of [
  ['a fifth of it', '1440 x 900', 'how-it-works'],
  ['a fifth of the window, being shorter,', '390 x 600', 'benefits'],
] as const) {
  test(`a section is hidden until ${what} is visible, and when a jump passes it`, async ({ page }) => {
    await resize(page, size);
    await openLanding(page);
    const section = page.locator(`#${id}`);
    await expect(section).toHaveAttribute('data-fade', 'waiting');
    const [height, inner] = await section.evaluate((part) => [part.clientHeight, innerHeight] as const);
    const edge = inner - Math.min(height, inner) / 5;
    await scrollTopTo(section, edge + 10);
    await expect(section).toHaveAttribute('data-fade', 'waiting');
    await scrollTopTo(section, -height - 10);
    await expect(section).toHaveAttribute('data-fade', 'waiting');
    await scrollTopTo(section, edge - 10);
    await expect(section).toHaveAttribute('data-fade', 'in');
  });
}

test('the bar marks the section in view, and joining as the main action once the page’s own is above', async ({
  page,
}) => {
  await openLanding(page);
  const line = 0.4 * (page.viewportSize()?.height ?? 0);
  const section = page.locator('#benefits');
  const marked = page.getByRole('banner').locator('[aria-current]');
  await scrollTopTo(section, line + 10);
  await expect(marked).toHaveCount(0);
  await scrollTopTo(section, line - 10);
  await expect(marked).toHaveText(['Benefits']);

  const join = WAITLIST.opener(page);
  await expect(join).toHaveAttribute('data-main');
  await scrollTopTo(page.locator('#hero').getByRole('button', { name: WORDS.seeSavings }), 200);
  await expect(join).not.toHaveAttribute('data-main');
  await scrollTopTo(page.locator('#how-it-works'), 0);
  await expect(join).toHaveAttribute('data-main');
  await scrollTopTo(section.getByRole('button'), 200);
  await expect(join).not.toHaveAttribute('data-main');
  await scrollTopTo(page.locator('#hero'), 0);
  await expect(join).not.toHaveAttribute('data-main');
});

test('the word of the headline changes in view, and rests out of sight', async ({ page }) => {
  await page.clock.install();
  await openLanding(page);
  const index = (page: Page) =>
    page
      .locator('.rotating-word > *')
      .evaluateAll((words) =>
        words.findIndex((word) => (word as HTMLElement).dataset['state'] === 'current'),
      );
  await expect.poll(() => index(page)).toBe(1);
  await scrollTopTo(page.locator('#how-it-works'), 0);
  const before = await index(page);
  // Two or three changes of four.
  await page.clock.runFor(5_000);
  expect(await index(page)).toBe(before);
  await scrollTopTo(page.locator('#hero'), 0);
  await expect.poll(() => index(page)).not.toBe(before);
});
