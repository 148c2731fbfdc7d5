import type { Locator, Page } from '@playwright/test';
import { regionNames } from '../../src/content/en/messages';
import { isLockedBrowser } from '../setup/tools';
import { expect, openLanding, reachCalculator, test } from './fixtures';
import { clickSubmit, fill, openForm, openWaitlist } from './forms';
import { FRENCH, WAITLIST } from './languages';

/* Compares the look with the pictures in baselines/, which hide sentences and figures (visual.css). Each section has two
 * pictures, on a computer and on a phone in dark mode, and each dialog has one. layout.spec.ts and layout-views.spec.ts test
 * what fits into each viewport.
 */

/** The message if a picture differs. */
const CHANGED = 'The look has changed. If it should: npx playwright test visual --update-snapshots';

/** The time on every clock in the pictures. */
const NOW = new Date('2026-11-21T14:48:00-05:00');

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const COMPUTER = { viewport: { width: 1440, height: 900 } };

test.use({ allowedErrors: /status of 404/ });

test.beforeEach(async ({ page }, { config }) => {
  test.skip(
    !isLockedBrowser && config.updateSnapshots !== 'all',
    'The baselines show text as the browser of tests/tools draws it.',
  );
  await page.clock.setFixedTime(NOW);
});

const take = (part: Locator, name: string) => expect.soft(part, CHANGED).toHaveScreenshot(`${name}.png`);

/** Shows each section alone at the top of the page, so that earlier sections cannot move a pixel of its picture. */
async function takeSections(page: Page, screen: string): Promise<void> {
  await openLanding(page);
  await reachCalculator(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (/fixed|sticky/.test(getComputedStyle(element).position)) element.style.display = 'none';
    }
  });
  const ids = await page.locator('main > section:not(#hero)').evaluateAll((all) => all.map(({ id }) => id));
  for (const id of ids) {
    await page.evaluate((shown) => {
      for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.hidden = part.id !== shown;
    }, id);
    await take(page.locator(`#${id}`), `${id}-${screen}`);
  }
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the bar and the hero match their picture', async ({ page }) => {
    await openLanding(page);
    await take(page.locator('#hero'), 'hero-phone');
  });

  test('the success toast matches its picture', async ({ page }) => {
    await page.route('**/rest/v1/registered_users*', (route) =>
      route.fulfill({ status: 201, json: { id: '0f8fad5b-d9cb-469f-a165-70867728950e' } }),
    );
    await openLanding(page);
    const waitlist = await openWaitlist(page);
    await fill(waitlist, WAITLIST.values('alex@example.ca'));
    await clickSubmit(waitlist, WAITLIST);
    const messages = page.getByRole('region', { name: regionNames.page });
    await take(messages.getByRole('listitem').filter({ hasText: WAITLIST.done }), 'welcome-phone');
  });

  test('the hero in French matches its picture', async ({ page }) => {
    await openLanding(page, FRENCH.path);
    await take(page.locator('#hero'), 'hero-phone-french');
  });
});

test.describe('on a phone, dark', () => {
  test.use({ ...PHONE, colorScheme: 'dark' });

  test('each section matches its picture', ({ page }) => takeSections(page, 'phone-dark'));

  test('the waitlist form matches its picture', async ({ page }) => {
    await openLanding(page);
    await take(await openWaitlist(page), 'waitlist-phone-dark');
  });
});

test.describe('on a computer', () => {
  test.use(COMPUTER);

  test('the bar and the hero match their picture', async ({ page }) => {
    await openLanding(page);
    await take(page.locator('#hero'), 'hero-computer');
  });

  test('each section matches its picture', ({ page }) => takeSections(page, 'computer'));

  test('the mechanic form in French matches its picture', async ({ page }) => {
    await openLanding(page, FRENCH.path);
    const [, application] = FRENCH.forms;
    await take(await openForm(page, application), 'partner-computer-french');
  });
});

test.describe('on a computer, dark', () => {
  test.use({ ...COMPUTER, colorScheme: 'dark' });

  test('the footer matches its picture', async ({ page }) => {
    await openLanding(page);
    // Shows the footer alone, so that the sections cannot move a pixel of its picture.
    await page.addStyleTag({ content: 'body :not(:has(footer), footer, footer *) { display: none }' });
    await take(page.getByRole('contentinfo'), 'footer-computer-dark');
  });

  test('the 404 page matches its picture', async ({ page }) => {
    await openLanding(page, '/missing');
    await take(page.locator('body'), '404-computer-dark');
  });
});
