import { isLockedBrowser } from '../../scripts/test-tools.ts';
import { expect, openLanding, test } from './fixtures';
import { SCENES } from './scenes';

/*
 * The look, compared with the pictures in baselines/. `npm run shots` takes the same ones, and more, into shots/.
 * After a wanted change: `npm run build -- --embedded && npm run test:e2e -- visual --update-snapshots`.
 */

/** The moment on every clock in the pictures. */
const NOW = new Date('2026-11-21T14:48:00-05:00');

/** A phone, a tablet and a computer; those with baselines first. */
const SCREENS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark', shotsOnly: true },
  { width: 768, height: 1024, colorScheme: 'light', shotsOnly: true },
  { width: 768, height: 1024, colorScheme: 'dark', shotsOnly: true },
] as const;

test.use({ allowedErrors: [[/status of (?:404|500)/, /^Submission failed/], { scope: 'test' }] });

for (const { width, height, colorScheme, ...screen } of SCREENS) {
  // A phone or tablet keeps no room for a scrollbar.
  const hasTouch = width < 1440;
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme, hasTouch, isMobile: hasTouch });

    for (const { name, path, run, shotsOnly, isTakenAt } of SCENES) {
      if (isTakenAt?.(width) === false) continue;
      test(
        name,
        { tag: shotsOnly || 'shotsOnly' in screen ? ['@shots-only'] : [] },
        async ({ page }, info) => {
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
        },
      );
    }
  });
}
