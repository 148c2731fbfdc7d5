import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Edges of letters differ between browsers. In cells of this many pixels they average out. */
const CELL = 8;
/** Of 255 levels of red, green or blue, by which the average of a cell may differ. */
const LEVELS = 40;
/** Cells that may differ by more. */
const SHARE = 0.005;
/** By which a height may differ, as browsers round the heights of lines differently. */
const PIXELS = 4;

/** Takes the picture once two in a row are equal. */
export async function takePicture(target: Locator | Page, fullPage = false): Promise<Buffer> {
  const shoot = () =>
    'waitForURL' in target
      ? target.screenshot({ animations: 'disabled', fullPage })
      : target.screenshot({ animations: 'disabled' });
  let picture = await shoot();
  await expect
    .poll(async () => {
      const previous = picture;
      picture = await shoot();
      return picture.equals(previous);
    })
    .toBe(true);
  return picture;
}

/** Returns how a picture differs from its baseline, or null when it is the same but for the edges of letters. */
export async function findDifference(picture: Buffer, baselineFile: string): Promise<string | null> {
  const baseline = await readFile(baselineFile);
  const expected = await sharp(baseline).metadata();
  const actual = await sharp(picture).metadata();
  if (actual.width !== expected.width || Math.abs(actual.height - expected.height) > PIXELS) {
    return `${actual.width}x${actual.height} instead of ${expected.width}x${expected.height} pixels`;
  }
  const columns = Math.ceil(expected.width / CELL);
  const rows = Math.ceil(expected.height / CELL);
  const [before, after] = await Promise.all(
    [baseline, picture].map((image) =>
      sharp(image).removeAlpha().resize(columns, rows, { fit: 'fill' }).raw().toBuffer(),
    ),
  );
  let differing = 0;
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const differs = [0, 1, 2].some((colour) => {
      const at = cell * 3 + colour;
      return Math.abs((before?.[at] ?? 0) - (after?.[at] ?? 0)) > LEVELS;
    });
    if (differs) differing += 1;
  }
  const share = differing / (columns * rows);
  return share > SHARE ? `${(share * 100).toFixed(1)} % of the picture differs` : null;
}

/**
 * Returns the sections whose distance to the one above is not as expected: their pictures do not show where they are.
 * The distances are those of all sections of the landing page, in CSS pixels and in order.
 */
export async function findMovedSections(page: Page, distances: readonly number[]): Promise<string[]> {
  const sections = await page.locator('main section, footer').evaluateAll((elements) => {
    let above = -window.scrollY;
    return elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const distance = top - above;
      above = bottom;
      return { name: element.id || element.localName, distance };
    });
  });
  expect(sections).toHaveLength(distances.length);
  return sections
    .filter(({ distance }, index) => Math.abs(distance - (distances[index] ?? 0)) > PIXELS)
    .map(({ name }) => name);
}
