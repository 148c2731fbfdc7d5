import type { Page } from '@playwright/test';
import { hero } from '../../src/content/en/hero';
import { mechanicCall } from '../../src/content/en/mechanic-call';
import { failures, regionNames } from '../../src/content/en/messages';
import {
  ALL_SCRIPTS,
  expect,
  holdRequests,
  openLanding,
  pathOfChunk,
  reachCalculator,
  test,
} from './fixtures';
import { expectValues, openWaitlist } from './forms';
import { APPLICATION, ENGLISH, WAITLIST } from './languages';

/* Tests the parts of the page whose code loads later: when the code loads, what happens until then, and what happens if it
 * fails to load. These tests run in every installed engine.
 */

// Other first interactions are tested in tests/dom/lib/defer.test.ts.
test('the dialogs and the calculator load only when they are needed, and no script loads twice', async ({
  page,
}) => {
  const requests: string[] = [];
  /** Returns the requests so far: the name of a part of the page if the request is for its script, and the URL otherwise. */
  const chunks = () => requests.map((url) => /([^/]+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? url);
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$|\/rest\/v1\//.test(request.url())) requests.push(request.url());
  });
  await openLanding(page);
  // The last request that the page sends on its own is its first event.
  await expect.poll(() => requests.at(-1)).toContain('/rest/v1/');
  // Neither the code of these parts nor their packages have been requested yet.
  expect(chunks().filter((chunk) => /dialogs|calculator-form|packages/.test(chunk))).toEqual([]);
  await page.mouse.move(300, 300);
  await expect.poll(chunks).toContain('dialogs');
  expect(chunks()).not.toContain('calculator-form');
  await page.locator('section:has(+ #savings-calculator)').scrollIntoViewIfNeeded();
  await expect.poll(chunks).toContain('calculator-form');
  await reachCalculator(page);
  await openWaitlist(page);
  const scripts = chunks().filter((chunk) => !chunk.includes('/'));
  expect(scripts).toEqual([...new Set(scripts)]);
});

test('the button that was clicked last is busy while the forms are loading', async ({ page }) => {
  const release = await holdRequests(page, pathOfChunk('dialogs'));
  await openLanding(page);
  const [partner, join] = [APPLICATION.opener(page), WAITLIST.opener(page)];
  await partner.click();
  await expect(partner).toHaveAttribute('aria-busy', 'true');
  await join.click();
  await expect(join).toHaveAttribute('aria-busy', 'true');
  await expect(partner).not.toHaveAttribute('aria-busy');
  release();
  await expect(page.getByRole('dialog', { name: WAITLIST.title })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

// The browser logs the failed request, and React logs the error. The wording depends on the browser engine.
test.describe('a page whose code cannot be loaded', () => {
  test.use({
    allowedErrors:
      /user_sessions|^Analytics tracking failed|The forms were not loaded|TimeoutError|Failed to load resource|request failed: .*RESET|dynamically imported module|Importing a module script|TypeError: (?:Failed to fetch|Load failed|NetworkError)/,
  });

  test('shows a note if a part takes 15 seconds to load, and tries again on the next click', async ({
    page,
  }) => {
    const release = await holdRequests(page, pathOfChunk('dialogs'));
    const releaseCalculator = await holdRequests(page, pathOfChunk('calculator-form'));
    await page.clock.install();
    await openLanding(page);
    await page.getByRole('button', { name: ENGLISH.seeSavings }).click();
    await WAITLIST.opener(page).click();
    const note = page.getByRole('alert').filter({ hasText: failures.dialog });
    await expect(WAITLIST.opener(page)).toHaveAttribute('aria-busy', 'true');
    await expect(note).toBeHidden();
    await page.clock.runFor(15_000);
    await expect(note).toBeVisible();
    await expect(page.locator('#savings-calculator').getByRole('alert')).toContainText(failures.calculator);
    await WAITLIST.opener(page).click();
    await expect(note).toBeHidden();
    await page.clock.runFor(15_000);
    await expect(note).toBeVisible();
    await WAITLIST.opener(page).click();
    release();
    releaseCalculator();
    await expect(page.getByRole('dialog', { name: WAITLIST.title })).toBeVisible();
  });

  const breakChunk = (page: Page, path: string) =>
    page.route(path, (route) => route.abort('connectionreset'));

  async function expectReadable(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { name: mechanicCall.title })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  }

  test('opens the requested form with the typed values after the note’s link has reloaded it', async ({
    page,
  }) => {
    await breakChunk(page, pathOfChunk('dialogs'));
    await openLanding(page);
    const note = page.getByRole('alert').filter({ hasText: failures.dialog });
    await APPLICATION.opener(page).click();
    await note.getByRole('button', { name: regionNames.dismiss }).click();
    await expect(note).toBeHidden();
    await page.getByRole('textbox', { name: hero.plate.label }).fill('m5v2t6');
    await page.keyboard.press('Enter');
    await expect(note).toBeVisible();
    await page.unroute(pathOfChunk('dialogs'));
    await note.getByRole('button', { name: failures.reload }).click();
    const dialog = page.getByRole('dialog', { name: WAITLIST.title });
    await expectValues(dialog, { [WAITLIST.postalCode]: 'M5V 2T6' });
    await expect(page.evaluate(() => history.state)).resolves.not.toHaveProperty('drafts');
  });

  for (const [part, scripts] of [
    ['page', ALL_SCRIPTS],
    ['texts', pathOfChunk('en')],
  ] as const)
    test(`stays readable and offers a reload if the code for the ${part} is missing`, async ({ page }) => {
      await breakChunk(page, scripts);
      await page.goto('/');
      await expectReadable(page);
      const note = page.getByRole('alert').filter({ hasText: failures.reload });
      await page.unroute(scripts);
      await note.getByRole('link', { name: failures.reload }).click();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await expect(note).toBeHidden();
    });
});
