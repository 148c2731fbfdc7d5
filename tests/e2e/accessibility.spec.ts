import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openLanding, test } from './fixtures';
import { fillWaitlist, openMechanic, openWaitlist } from './forms';

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
      // So that nothing is half faded in.
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('axe finds nothing on the page or in its dialogs', async ({ page }) => {
        await openLanding(page);
        expect(await violations(page), 'the page').toEqual([]);

        const waitlist = await openWaitlist(page);
        expect(await violations(page), 'the waitlist dialog').toEqual([]);
        await fillWaitlist(waitlist, 'nobody');
        await waitlist.getByRole('button', { name: 'Join' }).click();
        await expect(waitlist.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
        expect(await violations(page), 'the waitlist dialog with an error').toEqual([]);
        await page.keyboard.press('Escape');
        await expect(waitlist).toBeHidden();

        await openMechanic(page);
        expect(await violations(page), 'the mechanic dialog').toEqual([]);
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
