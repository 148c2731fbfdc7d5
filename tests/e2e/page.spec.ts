import { expect, MOTION, openLanding, test } from './fixtures';

test('the title names the product, and the outline alone reads as the page', async ({ page }) => {
  await openLanding(page);
  await expect(page).toHaveTitle('Pitlane - Reimagining Car Maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const sections = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(sections.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    'Why Choose Pitlane',
    'Revolutionize Your Car Care',
    'How It Works',
    'Calculate Your Savings in Real-Time',
    'Are you a mechanic?',
  ]);
  const steps = page.locator('#how-it-works').getByRole('heading', { level: 3 });
  await expect(steps).toHaveText([
    'Select service',
    'View quotes and ratings',
    'Book instantly',
    'Track progress',
    'Drive with confidence',
  ]);
  await expect(page.locator('#benefits').getByRole('heading', { level: 3 })).toHaveCount(6);
});

test.describe('with motion', () => {
  test.use(MOTION);

  test('the navigation and See Your Savings bring a section to the top and focus with it', async ({
    page,
  }) => {
    await openLanding(page);
    for (const [button, id] of [
      ['Benefits', 'benefits'],
      ['How it works', 'how-it-works'],
      ['See Your Savings', 'savings-calculator'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
    }
  });
});

test('the empty legal links neither scroll nor change the address; the window event opens the waitlist', async ({
  page,
}) => {
  await openLanding(page);
  const address = page.url();
  for (const name of ['Terms', 'Privacy']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(page.url()).toBe(address);
  }
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    /^mailto:hello@pitlane\.example/,
  );
  await page.evaluate(() => window.dispatchEvent(new Event('openWaitlistModal')));
  await expect(page.getByRole('dialog', { name: 'Join Our Waitlist' })).toBeVisible();
});

test.describe('an unknown path', () => {
  // The browser logs the status.
  test.use({ allowedErrors: [[/status of 404/], { scope: 'test' }] });

  test('is the not-found page with its status, and leads home', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Page Not Found')).toBeVisible();
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Pitlane - Reimagining Car Maintenance');
  });
});

test('nothing is wider than the window, and nothing in the top bar overlaps', async ({ page }) => {
  await openLanding(page);
  for (const width of [320, 360, 390, 480, 640, 768, 900, 1024, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    const boxes = await page
      .getByRole('banner')
      .locator('a, nav, time, button:not(nav button)')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1),
      );
    expect(boxes.length, `at ${width} px`).toBeGreaterThan(1);
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart = box.right <= other.left || other.right <= box.left || box.bottom <= other.top;
        expect(apart, `at ${width} px`).toBe(true);
      }
    }
  }
});

test('no line of the lead breaks inside a word with a hyphen', async ({ page }) => {
  await openLanding(page);
  await page.evaluate(() => document.fonts.ready);
  const lead = page.getByText('Find trusted mechanics nearby');
  const broken: number[] = [];
  for (let width = 360; width <= 1440; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await lead.evaluate(({ firstChild: text }) => {
      const word = document.createRange();
      const start = text?.textContent?.indexOf('real-time') ?? -1;
      if (text === null || start < 0) return 0;
      word.setStart(text, start);
      word.setEnd(text, start + 'real-time'.length);
      return word.getClientRects().length;
    });
    if (lines !== 1) broken.push(width);
  }
  expect(broken).toEqual([]);
});
