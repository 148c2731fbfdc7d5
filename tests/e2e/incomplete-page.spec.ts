import type { Page } from '@playwright/test';
import { failures } from '../../src/content/en/messages';
import { topBar } from '../../src/content/en/site';
import { ALL_SCRIPTS, expect, holdRequests, openLanding, test } from './fixtures';
import { WAITLIST } from './languages';

/* Tests what visitors see if the code or the styles of the page never load. */

const MAIN = '**/assets/main-*.js';
const STYLESHEET = '**/assets/style-*.css*';

test.use({ allowedErrors: /^uncaught: |Failed to load resource|request failed: .*(?:RESET|ABORTED)/ });

const noteOf = (page: Page) => page.getByRole('alert').filter({ hasText: failures.reload });

/** Opens the page, and expects the note to appear after twenty seconds, but not earlier. */
async function expectNoteLater(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.clock.runFor(19_999);
  await expect(noteOf(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(noteOf(page)).toContainText(failures.page.replace('{contact}', 'hello@pitlane.example'));
  await expect(noteOf(page).getByRole('link').first()).toHaveAttribute(
    'href',
    'mailto:hello@pitlane.example',
  );
  await page.clock.resume();
}

test('a page whose script cannot be parsed shows a note with a link that reloads the page', async ({
  page,
}) => {
  await page.route(MAIN, (route) => route.fulfill({ body: 'const = 1;', contentType: 'text/javascript' }));
  await expectNoteLater(page);
  await page.getByRole('link', { name: topBar.skip }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.unroute(MAIN);
  await noteOf(page).getByRole('link', { name: failures.reload }).click();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(noteOf(page)).toBeHidden();
});

test('the note disappears and the page repeats the last click once a late script has loaded', async ({
  page,
}) => {
  const release = await holdRequests(page, ALL_SCRIPTS);
  await expectNoteLater(page);
  await WAITLIST.opener(page).click();
  release();
  await expect(page.getByRole('dialog', { name: WAITLIST.title })).toBeVisible();
  await expect(noteOf(page)).toBeHidden();
});

test('a page whose stylesheet fails to load twice shows a note at the edge of the viewport', async ({
  page,
}) => {
  let requests = 0;
  await page.route(STYLESHEET, (route) => {
    requests += 1;
    return route.abort('connectionreset');
  });
  await openLanding(page);
  await expect(noteOf(page)).toBeInViewport();
  await expect(noteOf(page)).toHaveCSS('position', 'fixed');
  expect(requests).toBe(2);
});
