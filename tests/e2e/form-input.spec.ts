import type { Page } from '@playwright/test';
import { calculatorForm } from '../../src/content/en/calculator-form';
import { suggestion } from '../../src/content/en/forms';
import { hero } from '../../src/content/en/hero';
import { regionNames } from '../../src/content/en/messages';
import { interpolate } from '../../src/lib/interpolate';
import { boxOf, expect, MOTION, openCalculator, openLanding, resize, test } from './fixtures';
import { clickSubmit, expectValues, fieldIn, fill, freshEmail, openForm, openWaitlist } from './forms';
import { APPLICATION, FRENCH, WAITLIST } from './languages';

/* Tests unusual input: typos, double-clicks, and what browsers and their extensions do. */

const CODE = { [WAITLIST.postalCode]: 'M5V 2T6' };
const toastOn = (page: Page) => page.getByRole('region', { name: regionNames.page }).getByRole('listitem');

test('the form suggests a correction once, within the viewport', async ({ page }) => {
  await resize(page, '390 x 664');
  await openLanding(page);
  const dialog = await openForm(page, APPLICATION);
  const mistyped = freshEmail().replace('example.ca', 'outlok.com');
  const { [APPLICATION.email]: _, ...otherValues } = APPLICATION.values(mistyped);
  // Fills in the email address last, because leaving the field shows the suggestion.
  await fill(dialog, { ...otherValues, [APPLICATION.email]: mistyped });
  await clickSubmit(dialog, APPLICATION);
  const text = mistyped.replace('outlok', 'outlook');
  const offer = dialog.getByRole('button', { name: interpolate(suggestion, { text }) });
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: APPLICATION.submit, exact: true })).toBeFocused();
  await offer.click();
  await expect(offer).toHaveCount(0);
  await fill(dialog, { [APPLICATION.email]: mistyped });
  await fieldIn(dialog, APPLICATION.postalCode).press('Enter');
  await expect(page.getByText(APPLICATION.done)).toBeVisible();
});

test('the plate and the form show the typed postal code after the visitor goes back from another page', async ({
  page,
}) => {
  await openLanding(page);
  const code = page.getByRole('textbox', { name: hero.plate.label });
  await code.pressSequentially('k1a0b1');
  await page.keyboard.press('Tab');
  await openLanding(page, FRENCH.path);
  await page.goBack();
  await expect(code).toHaveValue('K1A 0B1');
  await expectValues(await openWaitlist(page), { [WAITLIST.postalCode]: 'K1A 0B1' });
});

test('a click on a browser extension’s button closes neither a list nor a form', async ({ page }) => {
  const calculator = await openCalculator(page);
  const join = await boxOf(WAITLIST.opener(page));
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button style="position: fixed; z-index: 2147483647; width: 40px; height: 40px" id="extension"></button>',
    );
  });
  const extension = page.locator('#extension');
  /** Moves the extension's button to a point in the viewport and clicks it there. */
  async function clickAt(x: number, y: number) {
    await extension.evaluate(
      (button, [left, top]) => {
        Object.assign(button.style, { left, top });
        button.textContent = '';
        button.onclick = () => button.append('clicked');
      },
      [`${x - 20}px`, `${y - 20}px`],
    );
    await page.mouse.click(x, y);
    await expect(extension).toHaveText('clicked');
  }
  await calculator.getByRole('combobox', { name: calculatorForm.inputs.make }).click();
  const option = await boxOf(page.getByRole('option').last());
  await clickAt(option.x + 30, option.y + 20);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();

  const dialog = await openWaitlist(page);
  await fill(dialog, CODE);
  const { x, y } = await boxOf(fieldIn(dialog, WAITLIST.email));
  for (const left of [x + 40, 40]) await clickAt(left, y + 20);
  await expectValues(dialog, CODE);
  // A click outside the dialog closes it. Right after the dialog has opened, the click counts as the second half of a
  // double-click and closes nothing, so the test repeats it.
  await expect(async () => {
    await page.mouse.click(join.x + 20, join.y + 20);
    await expect(dialog).toBeHidden({ timeout: 100 });
  }).toPass();
});

test.describe('with motion', () => {
  test.use(MOTION);

  // The success toast, which the second click does not dismiss, is tested in tests/dom/dialogs/waitlist-form.test.tsx.
  test('a double-click on Join stores one row', async ({ page, rowsOf }) => {
    await openLanding(page);
    const email = freshEmail();
    const dialog = await openWaitlist(page);
    await fill(dialog, WAITLIST.values(email));
    await dialog.getByRole('button', { name: WAITLIST.submit, exact: true }).dblclick();
    await expect(dialog).toBeHidden();
    expect(await rowsOf('registered_users', { email_id: `eq.${email}` })).toHaveLength(1);
  });

  test('a form that is fading out ignores clicks and keys and preserves the typed values', async ({
    page,
  }) => {
    await openLanding(page);
    const pause = await page.addStyleTag({
      content: '[data-state="closed"] { animation-play-state: paused !important; }',
    });
    const dialog = await openWaitlist(page);
    await fill(dialog, CODE);
    const { x, y } = await boxOf(dialog.getByRole('button', { name: WAITLIST.submit, exact: true }));
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    // The focus leaves the form in the next frame. Until then, Enter would still send the form.
    await expect(dialog.locator(':focus')).toHaveCount(0);
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await page.mouse.click(x + 20, y + 20);
    await expect(dialog).toBeVisible();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await expect(toastOn(page)).toHaveCount(0);
    await pause.evaluate((style) => style.parentNode?.removeChild(style));
    await expect(dialog).toBeHidden();
    await openWaitlist(page);
    await expectValues(dialog, CODE);
  });
});
