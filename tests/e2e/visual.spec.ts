import { isLockedBrowser } from '../../scripts/test-tools.ts';
import { expect, openLanding, test } from './fixtures';
import { SCENES } from './scenes';

/*
 * The look, compared with the pictures in baselines/. `npm run shots` takes the same ones, and more, into shots/.
 * After a wanted change: `npm run build -- --embedded && npm run test:e2e -- visual --update-snapshots`.
 */

/** The moment on every clock in the pictures. */
const NOW = new Date('2026-11-21T14:48:00-05:00');

// As on a phone or tablet: no room is kept for a scrollbar.
const TOUCH = { isMobile: true, hasTouch: true };
const PHONE = { viewport: { width: 390, height: 844 }, ...TOUCH };
const TABLET = { viewport: { width: 768, height: 1024 }, ...TOUCH };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const SCREENS = [
  { ...PHONE, colorScheme: 'light' },
  { ...PHONE, colorScheme: 'dark' },
  { ...DESKTOP, colorScheme: 'light' },
  { ...DESKTOP, colorScheme: 'dark', shotsOnly: true },
  { ...TABLET, colorScheme: 'light', shotsOnly: true },
  { ...TABLET, colorScheme: 'dark', shotsOnly: true },
] as const;

test.use({ allowedErrors: [[/status of (?:404|500)/, /^Submission failed/], { scope: 'test' }] });

for (const { colorScheme, viewport, ...screen } of SCREENS) {
  const { width } = viewport;
  const { shotsOnly: shotsOnlyScreen, ...touch } = { shotsOnly: false, ...screen };
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme, ...touch });

    for (const { name, path, run, shotsOnly, isTakenAt } of SCENES) {
      if (isTakenAt?.(width) === false) continue;
      test(name, { tag: shotsOnly || shotsOnlyScreen ? ['@shots-only'] : [] }, async ({ page }, info) => {
        test.skip(
          !isLockedBrowser && info.config.updateSnapshots !== 'all',
          'The baselines show text as the browser of tests/tools draws it.',
        );
        await page.clock.setFixedTime(NOW);
        await openLanding(page, path);
        await run(page, async (target, picture, options) => {
          const file = `${picture}-${width}-${colorScheme}.png`;
          if ('goto' in target) await expect.soft(target).toHaveScreenshot(file, options ?? {});
          else await expect.soft(target).toHaveScreenshot(file);
        });
      });
    }
  });
}
