import { calculateSavings } from '../../src/calculator/calculate-savings.ts';
import { DEFAULT_INPUT } from '../../src/calculator/types.ts';
import { services } from '../../src/content/fr/calculator-choices.ts';
import { calculatorForm } from '../../src/content/fr/calculator-form.ts';
import { formats } from '../../src/content/fr/formats.ts';
import { mechanicForm, waitlistForm } from '../../src/content/fr/forms.ts';
import { hero } from '../../src/content/fr/hero.ts';
import { mechanicCall } from '../../src/content/fr/mechanic-call.ts';
import { savingsCalculator } from '../../src/content/fr/savings-calculator.ts';
import { notFound, topBar } from '../../src/content/fr/site.ts';
import { collectRows, expect, openLanding, test } from './fixtures';
import { APPLICATION, complete, type Form, send, WAITLIST } from './forms';

/* The journey of journey.spec.ts on the French page, which is a program of its own. */

const named = (text: string) => text.replace('{product}', 'Pitlane');

/** A form with its French words, and the same values. */
function inFrench(
  form: Form,
  { title, submit, fields, messages }: typeof waitlistForm | typeof mechanicForm,
) {
  return {
    ...form,
    title,
    submit,
    done: named(messages.success.title),
    taken: messages.duplicate.title,
    values: (email: string) => {
      const values = Object.values(form.values(email));
      return Object.fromEntries(
        Object.values(fields).map(({ label }, index) => [label, values[index] ?? '']),
      );
    },
  };
}

const LISTE: Form = {
  ...inFrench(WAITLIST, waitlistForm),
  opener: (page) => page.getByRole('banner').getByRole('button', { name: topBar.join.label }),
};
const DEMANDE: Form = {
  ...inFrench(APPLICATION, mechanicForm),
  opener: (page) => page.getByRole('button', { name: mechanicCall.action }),
};

test('a newcomer estimates, joins, applies and prints', async ({ page, rowsOf }) => {
  const events = collectRows(page);
  await openLanding(page, '/fr/');
  await page.getByRole('button', { name: hero.seeSavings }).click();
  const calculator = page.getByRole('region', { name: savingsCalculator.title });
  await expect(calculator).toHaveAttribute('data-hydrated', '');
  const { inputs } = calculatorForm;
  await calculator.getByRole('radio', { name: services['brake-pad-replacement'] }).click();
  await calculator.getByRole('textbox', { name: inputs.distance.label }).fill('20 000');
  await page.keyboard.press('Enter');
  const distance = calculator.getByRole('slider', { name: inputs.distance.label });
  await expect(distance).toHaveAttribute('aria-valuetext', /^20\s000 kilomètres par an$/);
  const result = calculateSavings({
    ...DEFAULT_INPUT,
    service: 'brake-pad-replacement',
    distancePerYear: 20_000,
  });
  await expect(calculator.getByRole('status').last()).toContainText(formats.dollars(result.annualSavings));

  for (const form of [LISTE, DEMANDE]) {
    const email = await complete(page, form);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await rowsOf(form.table, { [form.emailColumn]: `eq.${email}` })).toMatchObject([
      { language: 'fr' },
    ]);
  }
  await expect
    .poll(() => events.map(({ interaction_target }) => interaction_target))
    .toEqual(expect.arrayContaining(['see_your_savings', 'join_waitlist']));

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.estimate-slip')).toContainText(named(calculatorForm.slip.title));
});

test.describe('of an address that is listed already', () => {
  // The browser logs the status of what was refused.
  test.use({ allowedErrors: /status of 409/ });

  for (const form of [LISTE, DEMANDE]) {
    test(`${form.title} says so`, async ({ page }) => {
      await openLanding(page, '/fr/');
      const email = await complete(page, form);
      // A page that was not told of it.
      await openLanding(page, '/fr/');
      const dialog = await send(page, form, email);
      await expect(dialog.getByRole('alert')).toContainText(form.taken);
    });
  }
});

test.describe('at an unknown address', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('the French 404 page leads home, and to the English page', async ({ page }) => {
    await openLanding(page, '/fr/inconnue');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(notFound.title);
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL('/fr/');
    await page.goBack();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('each page leads to the other, in the same place', async ({ page }) => {
  await openLanding(page, '/#how-it-works');
  for (const [name, lang, url] of [
    ['Français', 'fr-CA', '/fr/#how-it-works'],
    ['English', 'en-CA', '/#how-it-works'],
  ] as const) {
    for (const part of ['banner', 'contentinfo'] as const) {
      const link = page.getByRole(part).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('lang', lang);
      await expect(link).toHaveAttribute('hreflang', lang);
    }
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(url);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the text can be read, and email links replace the forms', async ({ page }) => {
    await page.goto('/fr/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(hero.headline.stable);
    for (const title of [savingsCalculator.title, mechanicCall.title]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'hello@pitlane.example' })).toHaveCount(3);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('text twice as large fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openLanding(page, '/fr/');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
