import { topBar } from '../../src/content/en/site';
import { expect, MOTION, openCalculator, openLanding, test } from './fixtures';
import { freshEmail } from './forms';
import { WAITLIST } from './languages';

test.use(MOTION);

test('the skip link appears when it gets the focus and moves the focus to the content', async ({ page }) => {
  await openLanding(page);
  const skip = page.getByRole('link', { name: topBar.skip });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a visitor can join without a mouse', async ({ page, rowsOf }) => {
  await openLanding(page);
  // The button has a different name after the visitor has joined.
  const opener = page.getByRole('banner').getByRole('button').last();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: WAITLIST.title });
  const address = freshEmail();
  const values = WAITLIST.values(address);
  for (const _ of Object.keys(values)) {
    const field = dialog.locator('input:focus, select:focus');
    const label = await field.evaluate((control: HTMLInputElement) => control.labels?.[0]?.textContent);
    await page.keyboard.type(values[label ?? ''] ?? '');
    // Enter moves to the next field. In the last one, it sends the form.
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(WAITLIST.done)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await rowsOf('registered_users', { email_id: `eq.${address}` })).toMatchObject([
    { postal_code: 'M5V 2T6' },
  ]);
});

for (const width of [390, 1440]) {
  test(`Tab stops only at visible elements with a focus ring at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Turns off smooth scrolling, because it may continue after hydration and move the first stops.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCalculator(page);
    await page.getByRole('link', { name: topBar.skip }).focus();
    const unseen: string[] = [];
    let stops = 0;
    for (; ; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(async () => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return null;
        // Tab has returned the focus to the first stop.
        if ('tabbed' in element.dataset) return null;
        element.dataset['tabbed'] = '';
        const isSeen = () => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          // The focus ring of a number field is on its parent, because it also encloses the unit.
          const isRinged = [element, element.parentElement ?? element].some((ringed) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          });
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return isRinged && hit !== null && (element.contains(hit) || hit.contains(element));
        };
        // The compact result disappears a few frames after the savings have come into view.
        for (let frame = 0; frame < 60 && !isSeen(); frame += 1) await new Promise(requestAnimationFrame);
        return { html: element.outerHTML, isSeen: isSeen() };
      });
      if (stop === null) break;
      if (!stop.isSeen) unseen.push(stop.html);
    }
    expect(unseen).toEqual([]);
    expect(stops).toBeGreaterThan(15);
  });
}
