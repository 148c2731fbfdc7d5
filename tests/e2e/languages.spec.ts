import { figuresOf } from '../setup/estimates';
import { expect, MOTION, openLanding, reachCalculator, test } from './fixtures';
import { complete } from './forms';
import { ENGLISH, TESTED_LANGUAGES } from './languages';

/* Tests what visitors do in each language, in every installed engine. */

// The browser logs the status of the 404 page.
test.use({ ...MOTION, allowedErrors: /status of 404/ });

/** The values that each form stores, except for the email address and the language. */
const STORED = {
  registered_users: {
    postal_code: 'M5V 2T6',
    user_agent: expect.stringContaining('Mozilla'),
    referrer: null,
  },
  mechanic_applications: {
    full_name: 'Alex Example',
    phone_number: '416 555 0142',
    street_address: '12 Wrench Street',
    city: 'Toronto',
    postal_code: 'M5V 2T6',
  },
};

for (const language of TESTED_LANGUAGES) {
  test.describe(`at ${language.path}`, () => {
    const { code, path, formats, distance, notFound } = language;
    const other = TESTED_LANGUAGES.find((each) => each !== language) ?? ENGLISH;
    const toOther = `a[hreflang="${other.locale}"]`;

    test('a new visitor gets an estimate, joins and applies', async ({ page, rowsOf }) => {
      await openLanding(page, path);
      const calculator = await reachCalculator(page, language.seeSavings);
      await calculator.getByRole('radio', { name: language.brakes }).click();
      await calculator.getByRole('textbox', { name: distance.label }).click();
      await page.keyboard.type('20000');
      await page.keyboard.press('Enter');
      const brakes = { service: 'brake-pad-replacement', distancePerYear: 20_000 } as const;
      const { productPrice, annualSavings } = figuresOf(brakes).result;
      await expect(calculator.getByRole('meter', { name: 'Pitlane' })).toHaveAttribute(
        'aria-valuenow',
        String(productPrice),
      );
      await expect(page.getByRole('status').filter({ hasText: formats.dollars(annualSavings) })).toHaveCount(
        1,
      );

      for (const form of language.forms) {
        const email = await complete(page, form);
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByText(form.messages.success.description)).toBeVisible();
        expect(await rowsOf(form.table, { [form.emailColumn]: `ilike.${email}` })).toEqual([
          expect.objectContaining({ ...STORED[form.table], [form.emailColumn]: email, language: code }),
        ]);
      }
    });

    test('an unknown URL shows a 404 page with links to the landing pages in both languages', async ({
      page,
    }) => {
      const response = await page.goto(`${path}no/such/page`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: notFound.title })).toBeVisible();
      await expect(page.getByText(notFound.text)).toBeVisible();
      await page.getByRole('link', { name: notFound.home }).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(language.title);
      await page.goBack();
      await page.getByRole('banner').locator(toOther).click();
      await expect(page).toHaveURL(other.path);
    });

    test.describe('without JavaScript', () => {
      // Without JavaScript, the browser cancels preloads.
      test.use({ javaScriptEnabled: false, allowedErrors: /^request failed: .* csp$/ });

      test('shows every heading and the first estimate', async ({ page }) => {
        await page.goto(path);
        await expect(page).toHaveTitle(language.title);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(language.headlineWord);
        const sections = page.locator('main > section:not(#hero)');
        await expect(sections).not.toHaveCount(0);
        for (const section of await sections.all())
          await expect(section.getByRole('heading', { level: 2 })).toHaveCount(1);
        const { annualSavings } = figuresOf().result;
        await expect(page.locator('#savings-calculator')).toContainText(formats.dollars(annualSavings));
        const invisible = await page
          .getByRole('heading')
          .evaluateAll((all) =>
            all
              .filter((heading) => !heading.checkVisibility({ opacityProperty: true }))
              .map(({ textContent }) => textContent),
          );
        expect(invisible).toEqual([]);
      });

      test('has email links instead of buttons', async ({ page }) => {
        await page.goto(path);
        // Playwright finds no text inside `<noscript>`, so the test finds the email links by their role and name.
        const links = page.getByRole('link', { name: 'hello@pitlane.example' });
        await expect(links).not.toHaveCount(0);
        for (const link of await links.all()) {
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', 'mailto:hello@pitlane.example');
        }
        await expect(page.getByRole('button')).toHaveCount(0);
      });

      test('links to the other language', async ({ page }) => {
        await page.goto(path);
        await page.getByRole('contentinfo').locator(toOther).click();
        await expect(page).toHaveURL(other.path);
      });
    });
  });
}
