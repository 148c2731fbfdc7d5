import { hero } from '../../src/content/en/hero.ts';
import { figuresOf } from '../setup/estimates.ts';
import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('everything can be read, in order, and email links replace the forms', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Pitlane - Reimagining Car Maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('transparent');
  const sections = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(sections.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    'Why Choose Pitlane',
    'Revolutionize Your Car Care',
    'How It Works',
    'Calculate Your Savings in Real-Time',
    'Are you a mechanic?',
  ]);
  await expect(page.locator('#savings-calculator')).toContainText(figuresOf().aYear);
  for (const heading of await page.getByRole('heading').all()) {
    await expect(heading).toBeVisible();
    const opacity = await heading.evaluate((element) => {
      let product = 1;
      for (let part: Element | null = element; part !== null; part = part.parentElement) {
        product *= Number(getComputedStyle(part).opacity);
      }
      return product;
    });
    expect(opacity).toBe(1);
  }

  const plate = page.locator('#hero .licence-plate b').filter({ visible: true });
  await expect(plate).toHaveText(hero.plate.invitation.number);
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:/);
  // Playwright finds no text inside <noscript>, so by their links.
  const links = page.getByRole('link', { name: 'hello@pitlane.example' });
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', 'mailto:hello@pitlane.example');
  }
  for (const name of ['Join Waitlist', 'Join the Waitlist', 'Partner with Us', 'See Your Savings']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});
