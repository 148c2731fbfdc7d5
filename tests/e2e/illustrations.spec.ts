import { expect, MOTION, openLanding, test } from './fixtures';

test('the long ticks of every ruler are short ticks too, and drawn buttons are outlines', async ({
  page,
}) => {
  await openLanding(page);
  const rulers = await page.locator('.tick-edge:visible').evaluateAll((all) =>
    all.map((ruler) => {
      const { backgroundSize, backgroundPositionX } = getComputedStyle(ruler);
      const [long = 0, short = 1] = backgroundSize.split(', ').map(Number.parseFloat);
      return { between: long % short, origins: new Set(backgroundPositionX.split(', ')).size };
    }),
  );
  expect(rulers.length).toBeGreaterThan(1);
  for (const ruler of rulers) expect(ruler).toEqual({ between: 0, origins: 1 });

  for (const [short, long] of [
    ['.night-ticks', '.night-kilometres'],
    ['.lift-ticks', '.lift-majors'],
  ] as const) {
    const read = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((path) => {
          const { strokeDasharray, strokeDashoffset } = getComputedStyle(path);
          const [width = 0, gap = 0] = strokeDasharray.split(', ').map(Number.parseFloat);
          const start = Number(/^M(-?[\d.]+)/.exec(path.getAttribute('d') ?? '')?.[1]);
          return { first: start - Number.parseFloat(strokeDashoffset) + width / 2, every: width + gap };
        });
    const [ticks, majors] = [await read(short), await read(long)];
    expect(((majors.first - ticks.first) / ticks.every) % 1).toBeCloseTo(0);
    expect((majors.every / ticks.every) % 1).toBeCloseTo(0);
  }

  for (const drawn of ['Send quote', 'Book']) {
    const label = page.getByText(drawn, { exact: true });
    await expect(label).toHaveCSS('border-style', 'dashed');
    await expect(label).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test.describe('with motion', () => {
  test.use(MOTION);

  test('a dial at rest never shows another reading than its figure, wherever scrolling stops', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    await openLanding(page);
    for (const scrolled of [0, 200, 500, 900]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
      const needles = page.locator('section:not([data-fade="waiting"]) .dial-sweep');
      // The swing at the section's appearance ends by itself.
      await expect
        .poll(() => needles.evaluateAll((all) => all.map((needle) => getComputedStyle(needle).rotate)))
        .toEqual(['none', 'none']);
    }
  });
});
