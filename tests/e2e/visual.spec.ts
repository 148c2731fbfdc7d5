import type { Locator, Page } from '@playwright/test';
import { isLockedBrowser } from '../../scripts/test-tools.ts';
import { expect, openLanding, reachCalculator, test } from './fixtures';
import { APPLICATION, fill, openForm, openWaitlist, press, send, WAITLIST } from './forms';

/* Compares the look with the pictures in baselines/. `npm run shots` takes the same ones, and more, into shots/. */

/** Printed where a picture differs, as it does after an edit of a text in it. */
const CHANGED =
  'The look has changed. If it should: npm run build -- --embedded && npm run test:e2e -- visual --update-snapshots';

/** The moment on every clock in the pictures. */
const NOW = new Date('2026-11-21T14:48:00-05:00');

/** What `npm run shots` takes, and the visual tests do not. */
const SHOTS_ONLY = { tag: '@shots-only' };

/** A phone, a tablet and a computer; those with baselines first. */
const SCREENS = [
  { width: 390, height: 844, colorScheme: 'light', details: {} },
  { width: 390, height: 844, colorScheme: 'dark', details: {} },
  { width: 1440, height: 900, colorScheme: 'light', details: {} },
  { width: 1440, height: 900, colorScheme: 'dark', details: SHOTS_ONLY },
  { width: 768, height: 1024, colorScheme: 'light', details: SHOTS_ONLY },
  { width: 768, height: 1024, colorScheme: 'dark', details: SHOTS_ONLY },
] as const;

/** The sections of the landing page but the calculator. */
const SECTIONS = ['#hero', '#why-choose', '#benefits', '#how-it-works', '#mechanic-call', 'footer'];

const REGISTRATIONS = '**/rest/v1/registered_users*';
const sendWaitlist = (page: Page) => send(page, WAITLIST, 'alex@example.ca', { 'Postal code': 'M5V 2T6' });

/** The window after something was done. */
const WINDOWS: Record<string, (page: Page) => Promise<unknown>> = {
  'see-savings': reachCalculator,
  'select-open': async (page) => {
    const calculator = await reachCalculator(page);
    await calculator.getByRole('combobox', { name: 'Car make' }).click();
    await page.getByRole('listbox').waitFor();
  },
  'slider-focused': async (page) => {
    const calculator = await reachCalculator(page);
    await calculator.getByRole('slider', { name: 'Distance driven per year' }).press('PageUp');
  },
  'waitlist-pending': async (page) => {
    await page.route(REGISTRATIONS, () => undefined);
    await sendWaitlist(page);
    await page.getByText('Joining...').waitFor();
  },
  'waitlist-failed': async (page) => {
    await page.route(REGISTRATIONS, (route) => route.fulfill({ status: 500 }));
    const dialog = await sendWaitlist(page);
    await dialog.getByRole('alert').waitFor();
  },
  'mechanic-errors': async (page) => {
    const dialog = await send(page, APPLICATION, 'alex', { 'Full name': 'Wrench '.repeat(60) });
    await expect(dialog.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The whole page in another state. */
const PAGES: Record<string, (page: Page) => Promise<unknown>> = {
  page: async () => undefined,
  print: (page) => page.emulateMedia({ media: 'print' }),
  'forced-colors': (page) => page.emulateMedia({ forcedColors: 'active' }),
  'large-text': (page) => page.addStyleTag({ content: 'html { font-size: 200% }' }),
};

/** Removes what floats over the sections, such as the top bar. */
async function hideFloating(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (/fixed|sticky/.test(getComputedStyle(element).position)) element.style.display = 'none';
    }
  });
}

test.use({ allowedErrors: /status of (?:404|500)|^Submission failed/ });

test.beforeEach(async ({ page }, { config }) => {
  test.skip(
    !isLockedBrowser && config.updateSnapshots !== 'all',
    'The baselines show text as the browser of tests/tools draws it.',
  );
  await page.clock.setFixedTime(NOW);
  await openLanding(page);
});

for (const { width, height, colorScheme, details } of SCREENS) {
  test.describe(`at ${width} px, ${colorScheme}`, details, () => {
    // A phone or tablet keeps no room for a scrollbar.
    const hasTouch = width < 1440;
    test.use({ viewport: { width, height }, colorScheme, hasTouch, isMobile: hasTouch });

    const fileOf = (name: string) => `${name}-${width}-${colorScheme}.png`;
    const take = (part: Locator, name: string) => expect.soft(part, CHANGED).toHaveScreenshot(fileOf(name));

    test('sections', async ({ page }) => {
      await take(page.getByRole('banner'), 'bar');
      await hideFloating(page);
      for (const section of SECTIONS) await take(page.locator(section), section.replace('#', ''));
    });

    test('calculator', async ({ page }) => {
      const calculator = await reachCalculator(page);
      if (width === 390) {
        const age = calculator.getByRole('slider', { name: 'Car age' });
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
      const messages = page.getByRole('region', { name: 'Messages' });
      await take(messages.getByRole('listitem').filter({ hasText: 'Welcome' }), 'toast');
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
            await openLanding(page, `/fr/#${dialog}`);
            await take(page.getByRole('dialog'), `french-${dialog}`);
            await page.goto('about:blank');
          }
        });
      });
    }

    test('404', async ({ page }) => {
      await openLanding(page, '/missing');
      await take(page.locator('body'), '404');
    });

    for (const [name, prepare] of Object.entries({ ...WINDOWS, ...PAGES })) {
      test(name, SHOTS_ONLY, async ({ page }) => {
        await prepare(page);
        await expect(page, CHANGED).toHaveScreenshot(fileOf(name), { fullPage: name in PAGES });
      });
    }
  });
}
