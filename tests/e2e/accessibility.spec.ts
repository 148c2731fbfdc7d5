import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openLanding, test } from './fixtures';
import { openMechanic, openWaitlist } from './forms';

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`in ${colorScheme} at ${width} px`, () => {
      // At rest, so that nothing is measured half faded in.
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('axe finds nothing on the page', async ({ page }) => {
        await openLanding(page);
        expect(await violations(page)).toEqual([]);
      });

      test('axe finds nothing in the waitlist dialog, empty or refused', async ({ page }) => {
        await openLanding(page);
        const dialog = await openWaitlist(page);
        expect(await violations(page)).toEqual([]);
        await dialog.getByLabel('Email').fill('nobody');
        await dialog.getByLabel('Postal code').fill('M5V 2T6');
        await dialog.getByRole('button', { name: 'Join' }).click();
        await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
        expect(await violations(page)).toEqual([]);
      });

      test('axe finds nothing in the mechanic dialog', async ({ page }) => {
        await openLanding(page);
        await openMechanic(page);
        expect(await violations(page)).toEqual([]);
      });

      test.describe('on an unknown path', () => {
        test.use({ allowedErrors: [[/status of 404/], { scope: 'test' }] });
        test('axe finds nothing', async ({ page }) => {
          await page.goto('/missing');
          await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
          expect(await violations(page)).toEqual([]);
        });
      });
    });
  }
}
