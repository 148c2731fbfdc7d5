import type { Locator } from '@playwright/test';
import { EDITIONS } from './editions';
import { boxOf, expect, expectInView, openLanding, resize, test } from './fixtures';
import { openForm } from './forms';
import { findCoveredControls, findLayoutFaults } from './layout-faults';

/*
 * That nothing leaves its place or lies over another part, at any width: each page is loaded once in each language and resized.
 * What has to be in one view is in layout-views.spec.ts. What only moves by design is left to the pictures of visual.spec.ts, a
 * long name to long-name.spec.ts.
 */

for (const edition of EDITIONS) {
  test(`nothing of ${edition.path} leaves its place from 320 to 2560 px`, async ({ page }) => {
    // The widest date and time: a Wednesday in November at 10:48 p.m.
    await page.clock.setFixedTime('2028-11-22T22:48:00-05:00');
    await openLanding(page, edition.path);
    for (const width of [320, 390, 480, 640, 768, 900, 1024, 1100, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(findLayoutFaults), `at ${width} px`).toEqual([]);
      const bar = page.getByRole('banner').locator('a, nav, time, button:not(nav button)');
      expect.soft(await overlapsOf(bar), `in the bar at ${width} px`).toEqual([]);
      const lefts = await page
        .locator('header a:not([lang]), h1, h2:not(#how-it-works-title), .calculator, footer p:first-child')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
      expect.soft(new Set(lefts).size, `one left edge at ${width} px: ${lefts}`).toBe(1);
      expect.soft(await page.evaluate(findCoveredControls), `covered at ${width} px`).toEqual([]);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      if (width < 1024) continue;
      const clock = await boxOf(page.getByRole('banner').getByRole('time'));
      const off = Math.abs(clock.x + clock.width / 2 - width / 2);
      const advice = 'shorten what is left of the clock, or show it on wider screens only';
      expect.soft(off, `at ${width} px: ${advice}`).toBeLessThan(1);
    }
  });

  test(`a page and a form of ${edition.path} fit into a small window`, async ({ page }) => {
    for (const fragment of ['', '#waitlist', '#partner']) {
      await openLanding(page, edition.path + fragment);
      // Above an on-screen keyboard, and at a zoom of 400 %.
      for (const size of ['360 x 360', '320 x 256']) {
        await resize(page, size);
        expect(await page.evaluate(findLayoutFaults), `${page.url()} at ${size} px`).toEqual([]);
      }
      await page.goto('about:blank');
    }
  });

  test(`a message of ${edition.path} is beside the form, whose buttons keep their places`, async ({
    page,
  }) => {
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 201, json: {} }));
    await openLanding(page, edition.path);
    const [waitlist] = edition.forms;
    const dialog = await openForm(page, waitlist);
    const submit = dialog.getByRole('button', { name: waitlist.submit, exact: true });
    const toast = page.locator('[data-sonner-toast][data-mounted="true"][data-removed="false"]');
    for (const size of [
      '390 x 450',
      '320 x 568',
      '390 x 844',
      '844 x 390',
      '1024 x 700',
      '1280 x 640',
      '1440 x 900',
    ]) {
      await resize(page, size);
      const before = await boxOf(submit);
      await submit.press('Enter');
      await expect(toast).toHaveCount(1);
      await expect.poll(async () => (await overlapsOf(toast.or(dialog))).length, size).toBe(0);
      await expectInView(submit);
      expect((await boxOf(submit)).width).toBe(before.width);
      await toast.getByRole('button').last().click();
      await expect(toast).toHaveCount(0);
    }
  });
}

for (const { path } of EDITIONS) {
  test(`text of 200 % fits at ${path}`, async ({ page }) => {
    await openLanding(page, path);
    // The size of the browser's settings, 16 by default. Media queries in rem follow it.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The smallest window is plain: words may break and touch, but nothing leaves the window.
      const faults = (await page.evaluate(findLayoutFaults)).filter(
        (fault) => width > 320 || /window|wide/.test(fault),
      );
      expect(faults, `at ${width} px`).toEqual([]);
    }
  });
}

/** Pairs of visible parts of which one is over the other. */
const overlapsOf = (parts: Locator) =>
  parts.evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 1);
    return boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (next) =>
            box.right > next.left && next.right > box.left && box.bottom > next.top && next.bottom > box.top,
        ),
    );
  });
