import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, openLanding, test } from './fixtures';
import { findDifference, findMovedSections, takePicture } from './picture-comparison';
import { SCENES } from './scenes';
import { NOW, SCREENS, SECTION_DISTANCES } from './screens';

/*
 * The look, compared with the pictures in baselines/. `npm run shots` takes the same ones, and more, into shots/.
 * After a wanted change: `npm run build:embedded && npx playwright test visual --update-snapshots`.
 */

test.use({ allowedErrors: [[/status of (?:404|500)/], { scope: 'test' }] });

for (const { shotsOnly: shotsOnlyScreen, ...screen } of SCREENS) {
  const { width } = screen.viewport;
  test.describe(`at ${width} px, ${screen.colorScheme}`, () => {
    test.use(screen);

    for (const { name, path, run, shotsOnly, isTakenAt } of SCENES) {
      if (isTakenAt?.(width) === false) continue;
      test(name, { tag: shotsOnly || shotsOnlyScreen ? ['@shots-only'] : [] }, async ({ page }, info) => {
        const { updateSnapshots } = info.config;
        const updates = updateSnapshots === 'all' || updateSnapshots === 'changed';
        await page.clock.setFixedTime(NOW);
        await openLanding(page, path);
        const distances = SECTION_DISTANCES[width];
        if (name === 'sections' && !updates && distances !== undefined) {
          expect.soft(await findMovedSections(page, distances)).toEqual([]);
        }
        test.skip(
          !updates && process.platform !== 'linux',
          'Pictures are compared on Linux only: other systems have other text rendering.',
        );
        await run(page, async (target, picture, { fullPage } = { fullPage: false }) => {
          const file = info.snapshotPath(`${picture}-${width}-${screen.colorScheme}.png`);
          const body = await takePicture(target, fullPage);
          const difference =
            updateSnapshots === 'all' || !existsSync(file) ? 'no baseline' : await findDifference(body, file);
          if (difference === null) return;
          if (updates) {
            await mkdir(dirname(file), { recursive: true });
            return writeFile(file, body);
          }
          await info.attach(picture, { body, contentType: 'image/png' });
          expect.soft(difference, picture).toBeNull();
        });
      });
    }
  });
}
