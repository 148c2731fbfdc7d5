import type { Locator, Page } from '@playwright/test';
import { expect, openLanding, reachCalculator, resize, test } from './fixtures';
import { openForm } from './forms';
import { TESTED_LANGUAGES, type TestedLanguage } from './languages';
import { CONTROLS, findCovered, findLayoutFaults, findSmallTexts } from './layout-faults';

/* Tests which parts fit in one view, in several viewports and with larger text. Each page loads once per language and is
 * then resized. The page has only six services, because each additional row of choices would make it taller.
 */
const FURTHER_SERVICES =
  '.service-picker > :nth-child(n + 7), [data-slot="service-choices"] > :nth-child(n + 7)';

/** Parts that must be completely within the viewport, without anything over them. */
interface View {
  what: string;
  sizes: readonly string[];
  /** Brings the page to this view at each size. By default, the page is scrolled to the top. */
  reach?: (page: Page, language: TestedLanguage) => Promise<unknown>;
  parts: (page: Page, language: TestedLanguage) => Locator;
}

const TOO_TALL =
  'The page is too tall for this window, perhaps because of an additional field or line. Shorten the text in this language, or reduce the space around it.';
const hero = (page: Page) => page.locator('#hero');
const prices = (page: Page) => page.getByRole('figure').locator('li p', { hasText: /^(?:\$\d+|\d+\s\$)$/ });
const brakes = (page: Page, language: TestedLanguage) =>
  hero(page).getByRole('radio', { name: language.brakes });
const calculator = (page: Page) => page.locator('#savings-calculator');
const seeSavings = (page: Page, language: TestedLanguage) => reachCalculator(page, language.seeSavings);

/** Scrolls until the prices are just below the bar. */
const reachPrices = (page: Page) =>
  prices(page)
    .first()
    .evaluate((price) => price.scrollIntoView({ behavior: 'instant' }));

const controls = (page: Page) =>
  page.getByRole('dialog').locator('input, select, textarea, [role="combobox"]');

/** Opens a form and focuses its last control. */
async function reachLastControl(page: Page, form: TestedLanguage['forms'][number]): Promise<void> {
  await openForm(page, form);
  await controls(page).last().focus();
}

/** Returns the last control of the open form, and the button that sends the form. */
const ending = (page: Page, { submit }: TestedLanguage['forms'][number]) =>
  controls(page)
    .last()
    .or(page.getByRole('button', { name: submit, exact: true }));

const VIEWS: readonly View[] = [
  {
    what: 'a chosen service and the first price',
    sizes: ['360 x 640', '390 x 844', '768 x 1024', '1280 x 720'],
    reach: (page, language) => brakes(page, language).check(),
    parts: (page, language) => prices(page).first().or(brakes(page, language)),
  },
  {
    what: 'the question about the price paid and the way to join on a laptop',
    sizes: ['1024 x 768', '1280 x 720'],
    parts: (page, { pricePaid }) => page.getByLabel(pricePaid.label).or(hero(page).getByRole('form')),
  },
  {
    what: 'See Your Savings on a phone held sideways',
    sizes: ['844 x 390'],
    parts: (page, language) => hero(page).getByRole('button', { name: language.seeSavings }),
  },
  { what: 'all prices of a phone at once', sizes: ['320 x 640'], reach: reachPrices, parts: prices },
  {
    what: 'every service of a phone',
    sizes: ['360 x 640'],
    reach: seeSavings,
    parts: (page) => calculator(page).getByRole('radio'),
  },
  {
    what: 'the saving of a phone',
    sizes: ['320 x 640'],
    reach: seeSavings,
    parts: (page) => page.locator('[data-slot="compact-result"]'),
  },
  {
    what: 'the saving',
    sizes: ['768 x 1024', '740 x 360'],
    reach: seeSavings,
    parts: (page) => calculator(page).locator('[data-slot="savings"] b').first(),
  },
  {
    what: "the calculator's sliders and its button",
    sizes: ['1024 x 768', '1280 x 720'],
    reach: seeSavings,
    parts: (page) =>
      calculator(page)
        .getByRole('slider')
        .or(calculator(page).locator('[data-slot="savings"]').getByRole('button')),
  },
  {
    what: 'the car of the steps on a laptop',
    sizes: ['1280 x 720'],
    async reach(page) {
      const steps = page.locator('#how-it-works');
      await expect(steps, 'without this section, take this view out').toBeAttached();
      await steps.evaluate((section) => section.scrollIntoView());
    },
    parts: (page) => page.locator('.road svg'),
  },
  {
    what: 'the whole waitlist form on a phone held sideways',
    sizes: ['844 x 390'],
    reach: (page, { forms: [waitlist] }) => reachLastControl(page, waitlist),
    parts: controls,
  },
  ...([0, 1] as const).map((form) => ({
    what: 'the last control above the button that sends it',
    sizes: ['390 x 450', '844 x 390'],
    reach: (page: Page, { forms }: TestedLanguage) => reachLastControl(page, forms[form]),
    parts: (page: Page, { forms }: TestedLanguage) => ending(page, forms[form]),
  })),
];

for (const language of TESTED_LANGUAGES) {
  test(`elements that belong together are in one view at ${language.path}`, async ({ page }) => {
    await openLanding(page, language.path);
    await page.addStyleTag({ content: `${FURTHER_SERVICES} { display: none }` });
    for (const { what, sizes, reach, parts } of VIEWS) {
      for (const size of sizes) {
        await resize(page, size);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await reach?.(page, language);
        await expect
          .configure({ soft: true })
          .poll(
            () => parts(page, language).evaluateAll(findCovered, false),
            `${what}, at ${size} px. ${TOO_TALL}`,
          )
          .toEqual([]);
        if (!page.url().includes('#')) continue;
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    }
  });

  test(`the clock at ${language.path} disappears if additional links need its space`, async ({ page }) => {
    // The widest date and time is a Wednesday in November at 10:48 p.m.
    await page.clock.setFixedTime('2028-11-22T22:48:00-05:00');
    await openLanding(page, language.path);
    const bar = page.getByRole('banner');
    const clock = bar.getByRole('time');
    for (const size of ['1280 x 720', '2560 x 900']) {
      await resize(page, size);
      await expect(clock).toBeInViewport({ ratio: 1 });
    }
    await resize(page, '1024 x 768');
    await bar.getByRole('navigation').evaluate((links) => {
      const next = document.querySelector('header > div > :last-child')?.getBoundingClientRect().left ?? 0;
      links.style.paddingRight = `${next - links.getBoundingClientRect().right - 40}px`;
    });
    await expect(clock).not.toBeInViewport();
    expect(await page.evaluate(findLayoutFaults, CONTROLS)).toEqual([]);
  });

  test(`no text at ${language.path} is smaller than 13 px`, async ({ page }) => {
    await openLanding(page, language.path);
    for (const size of ['390 x 844', '1280 x 720']) {
      await resize(page, size);
      await expect.poll(() => page.evaluate(findSmallTexts), size).toEqual([]);
    }
  });

  test(`text at twice the usual size fits at ${language.path}`, async ({ page }) => {
    await openLanding(page, language.path);
    const session = await page.context().newCDPSession(page);
    for (const [standard, width] of [
      [32, 320],
      [32, 390],
      [32, 768],
      [32, 1440],
    ] as const) {
      // Media queries in rem follow the browser's font size, which is 16 by default.
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.setViewportSize({ width, height: 844 });
      // In the narrowest viewport, words may break and touch, but must stay inside.
      const faults = (await page.evaluate(findLayoutFaults, CONTROLS)).filter(
        (fault) => width > 320 || /window|wide/.test(fault),
      );
      expect.soft(faults, `${standard} px at ${width} px`).toEqual([]);
    }
  });
}
