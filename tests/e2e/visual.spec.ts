import type { Locator, Page } from '@playwright/test';
import { calculatorForm } from '../../src/content/en/calculator-form';
import { regionNames } from '../../src/content/en/messages';
import { isLockedBrowser } from '../setup/tools';
import { APPLICATION, WAITLIST } from './editions';
import { expect, openLanding, reachCalculator, test } from './fixtures';
import { fill, openForm, openWaitlist, press } from './forms';

/* Compares the look with the pictures in baselines/. */

/** Printed where a picture differs, as it does after an edit of a text in it. */
const CHANGED = 'The look has changed. If it should: npx playwright test visual --update-snapshots';

/** The moment on every clock in the pictures. */
const NOW = new Date('2026-11-21T14:48:00-05:00');

/** A phone and a computer. */
const SCREENS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const;

const REGISTRATIONS = '**/rest/v1/registered_users*';
/** Removes what floats over the sections, such as the top bar. */
async function hideFloating(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (/fixed|sticky/.test(getComputedStyle(element).position)) element.style.display = 'none';
    }
  });
}

test.use({ allowedErrors: /status of 404/ });

test.beforeEach(async ({ page }, { config }) => {
  test.skip(
    !isLockedBrowser && config.updateSnapshots !== 'all',
    'The baselines show text as the browser of tests/tools draws it.',
  );
  await page.clock.setFixedTime(NOW);
  await openLanding(page);
});

for (const { width, height, colorScheme } of SCREENS) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    // A phone keeps no room for a scrollbar.
    const hasTouch = width < 1440;
    test.use({ viewport: { width, height }, colorScheme, hasTouch, isMobile: hasTouch });

    const fileOf = (name: string) => `${name}-${width}-${colorScheme}.png`;
    const take = (part: Locator, name: string) => expect.soft(part, CHANGED).toHaveScreenshot(fileOf(name));

    test('sections', async ({ page }) => {
      await take(page.getByRole('banner'), 'bar');
      await hideFloating(page);
      const sections = page.locator('main section:not(#savings-calculator)');
      for (const section of await sections.all())
        await take(section, String(await section.getAttribute('id')));
      await take(page.getByRole('contentinfo'), 'footer');
    });

    test('calculator', async ({ page }) => {
      const calculator = await reachCalculator(page);
      if (width === 390) {
        const age = calculator.getByRole('slider', { name: calculatorForm.inputs.age.label });
        await age.press('ArrowLeft');
        await take(calculator.locator('[data-slot="compact-result"][data-shown]'), 'compact-result');
        await age.press('ArrowRight');
      }
      await hideFloating(page);
      await take(calculator, 'calculator');
    });

    test('waitlist', async ({ page }) => {
      await page.route(REGISTRATIONS, (route) =>
        route.fulfill({ status: 201, json: { id: '0f8fad5b-d9cb-469f-a165-70867728950e' } }),
      );
      const waitlist = await openWaitlist(page);
      await take(waitlist, 'waitlist');
      await fill(waitlist, WAITLIST.values('alex@example.ca'));
      await press(waitlist, WAITLIST);
      const messages = page.getByRole('region', { name: regionNames.page });
      await take(messages.getByRole('listitem').filter({ hasText: WAITLIST.done }), 'toast');
    });

    test('mechanic', async ({ page }) => take(await openForm(page, APPLICATION), 'mechanic'));

    if (colorScheme === 'light') {
      // What a language with longer words makes tight.
      test.describe('in French', () => {
        test.use({ hasTouch: false, isMobile: false });

        test('hero, calculator and dialogs', async ({ page }) => {
          await openLanding(page, '/fr/');
          await hideFloating(page);
          await take(page.locator('#hero'), 'french-hero');
          const calculator = page.locator('#savings-calculator');
          await calculator.scrollIntoViewIfNeeded();
          await expect(calculator).toHaveAttribute('data-hydrated', '');
          await take(calculator, 'french-calculator');
          for (const dialog of ['waitlist', 'partner']) {
            await page.goto('about:blank');
            await openLanding(page, `/fr/#${dialog}`);
            await take(page.getByRole('dialog'), `french-${dialog}`);
          }
        });
      });
    }

    test('404', async ({ page }) => {
      await openLanding(page, '/missing');
      await take(page.locator('body'), '404');
    });
  });
}
