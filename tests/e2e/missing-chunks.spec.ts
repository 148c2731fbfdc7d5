import type { Page } from '@playwright/test';
import { failures } from '../../src/content/en/messages.ts';
import {
  type Chunk,
  expect,
  holdRequests,
  openLanding,
  pathOfChunk,
  reachCalculator,
  test,
} from './fixtures';
import { expectValues, openWaitlist, WAITLIST } from './forms';

// The browser logs the request, and React the error, which each engine words in its own way.
test.use({ allowedErrors: /Failed to load resource|dynamically imported module|Importing a module script/ });

const breakChunk = (page: Page, chunk: Chunk) =>
  page.route(pathOfChunk(chunk), (route) => route.abort('connectionreset'));

test('a form that could not be loaded is open after the offered reload', async ({ page }) => {
  await breakChunk(page, 'dialogs');
  await openLanding(page);
  const note = page.getByRole('alert').filter({ hasText: 'form' });
  const partner = page.getByRole('button', { name: 'Partner with Us' });
  await partner.click();
  await note.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(note).toBeHidden();
  await WAITLIST.opener(page).click();
  await expect(note).toBeVisible();
  await page.unroute(pathOfChunk('dialogs'));
  await note.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('dialog', { name: WAITLIST.title })).toBeVisible();
});

test('a missing calculator is reported in its place, while what was typed elsewhere is kept', async ({
  page,
}) => {
  await breakChunk(page, 'calculator-form');
  await openLanding(page);
  const typed = { 'Email address': 'driver@example.ca' };
  const dialog = await openWaitlist(page);
  await dialog.getByLabel('Email address').fill(typed['Email address']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'See Your Savings' }).click();
  const note = page.locator('#savings-calculator').getByRole('alert');
  await expect(note).toContainText('The calculator could not be loaded.');
  await expectUsable(page);
  await openWaitlist(page);
  await expectValues(dialog, typed);
  await page.keyboard.press('Escape');
  await page.unroute(pathOfChunk('calculator-form'));
  await note.getByRole('button', { name: 'Reload the page' }).click();
  await reachCalculator(page);
});

test('the button that was pressed last is busy while the forms are loading', async ({ page }) => {
  const release = await holdRequests(page, pathOfChunk('dialogs'));
  await openLanding(page);
  const partner = page.getByRole('button', { name: 'Partner with Us' });
  await partner.click();
  await expect(partner).toHaveAttribute('aria-busy', 'true');
  await WAITLIST.opener(page).click();
  await expect(WAITLIST.opener(page)).toHaveAttribute('aria-busy', 'true');
  await expect(partner).not.toHaveAttribute('aria-busy');
  release();
  await expect(page.getByRole('dialog', { name: WAITLIST.title })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a page without its own code says so, and everything can still be read', async ({ page }) => {
  await breakChunk(page, 'index');
  await page.goto('/');
  await expectUsable(page);
  const note = page.getByRole('alert').filter({ hasText: failures.page });
  await page.unroute(pathOfChunk('index'));
  await note.getByRole('link').click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(note).toBeHidden();
});

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Are you a mechanic?' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
}
