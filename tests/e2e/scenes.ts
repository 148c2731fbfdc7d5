import type { Locator, Page } from '@playwright/test';
import { expect, reachCalculator } from './fixtures';
import { APPLICATION, fill, openMechanic, openWaitlist, press, send, WAITLIST } from './forms';

/** Takes one picture, of an element or of the window. */
type Take = (target: Locator | Page, name: string, options?: { fullPage?: true }) => Promise<void>;

/** Pictures that are taken on one visit. */
interface Scene {
  name: string;
  path?: string;
  /** Screens in CSS pixels on which it is taken; all by default. */
  isTakenAt?: (width: number) => boolean;
  /** Has no baseline: `npm run shots` takes it, the visual tests do not. */
  shotsOnly?: true;
  run: (page: Page, take: Take) => Promise<void>;
}

/** The sections of the landing page but the calculator. */
const SECTIONS = ['#hero', '#why-choose', '#benefits', '#how-it-works', '#mechanic-call', 'footer'];

const REGISTRATIONS = '**/rest/v1/registered_users*';
const isPhone = (width: number) => width < 768;

/** Removes what floats over the sections, such as the top bar, from the page. */
async function hideFloating(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (/fixed|sticky/.test(getComputedStyle(element).position)) element.style.display = 'none';
    }
  });
}

const sendWaitlist = (page: Page) => send(page, WAITLIST, 'alex@example.ca', { 'Postal code': 'M5V 2T6' });

/** A picture of the window, or of the whole page, after something was done. It has no baseline. */
const shot = (
  name: string,
  prepare: (page: Page) => Promise<unknown>,
  { fullPage, ...when }: { fullPage?: true } & Pick<Scene, 'isTakenAt'> = {},
): Scene => ({
  name,
  shotsOnly: true,
  ...when,
  run: async (page, take) => {
    await prepare(page);
    await take(page, name, fullPage ? { fullPage } : {});
  },
});

export const SCENES: Scene[] = [
  {
    name: 'sections',
    run: async (page, take) => {
      await take(page.getByRole('banner'), 'bar');
      await hideFloating(page);
      for (const section of SECTIONS) await take(page.locator(section), section.replace('#', ''));
    },
  },
  {
    name: 'calculator',
    run: async (page, take) => {
      const calculator = await reachCalculator(page);
      if (isPhone(page.viewportSize()?.width ?? 0)) {
        const age = calculator.getByRole('slider', { name: 'Car age' });
        await age.press('ArrowLeft');
        await take(calculator.locator('.compact-result[data-shown]'), 'compact-result');
        await age.press('ArrowRight');
      }
      await hideFloating(page);
      await take(calculator, 'calculator');
    },
  },
  {
    name: 'waitlist',
    run: async (page, take) => {
      await page.route(REGISTRATIONS, (route) =>
        route.fulfill({ status: 201, json: { id: '0f8fad5b-d9cb-469f-a165-70867728950e' } }),
      );
      const waitlist = await openWaitlist(page);
      await take(waitlist, 'waitlist');
      await fill(waitlist, WAITLIST.values('alex@example.ca'));
      await press(waitlist, WAITLIST);
      const messages = page.getByRole('region', { name: 'Messages' });
      await take(messages.getByRole('listitem').filter({ hasText: 'Welcome' }), 'toast');
    },
  },
  { name: 'mechanic', run: async (page, take) => take(await openMechanic(page), 'mechanic') },
  { name: '404', path: '/missing', run: (page, take) => take(page.locator('body'), '404') },
  shot('see-savings', reachCalculator),
  shot('select-open', async (page) => {
    const calculator = await reachCalculator(page);
    await calculator.getByRole('combobox', { name: 'Service type' }).click();
    await page.getByRole('listbox').waitFor();
  }),
  shot('slider-focused', async (page) => {
    const calculator = await reachCalculator(page);
    await calculator.getByRole('slider', { name: 'Distance driven per year' }).press('PageUp');
  }),
  shot('waitlist-pending', async (page) => {
    await page.route(REGISTRATIONS, () => undefined);
    await sendWaitlist(page);
    await page.getByText('Joining...').waitFor();
  }),
  shot('waitlist-failed', async (page) => {
    await page.route(REGISTRATIONS, (route) => route.fulfill({ status: 500 }));
    const dialog = await sendWaitlist(page);
    await dialog.getByRole('alert').waitFor();
  }),
  shot('mechanic-errors', async (page) => {
    const dialog = await send(page, APPLICATION, 'alex', { 'Full name': 'Wrench '.repeat(60) });
    await expect(dialog.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
  }),
  shot('page', async () => undefined, { fullPage: true }),
  shot('print', (page) => page.emulateMedia({ media: 'print' }), {
    fullPage: true,
    isTakenAt: (width) => width === 768,
  }),
  shot('forced-colors', (page) => page.emulateMedia({ forcedColors: 'active' }), { fullPage: true }),
  shot('large-text', (page) => page.addStyleTag({ content: 'html { font-size: 200% }' }), {
    fullPage: true,
    isTakenAt: isPhone,
  }),
];
