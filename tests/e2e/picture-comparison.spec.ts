import type { Page, TestInfo } from '@playwright/test';
import { BROWSER_ARGS } from '../../scripts/browser.ts';
import { expect, openLanding, test } from './fixtures';
import { findDifference, findMovedSections, takePicture } from './picture-comparison';
import { hideFloating, SECTIONS } from './scenes';
import { NOW, SECTION_DISTANCES } from './screens';

const DISTANCES = SECTION_DISTANCES[1440] ?? [];

/** What other browser versions do to text: its edges differ, letters stand up to a pixel away, lines get higher. */
const OTHER_TEXT_RENDERING = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
];

test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...BROWSER_ARGS, ...OTHER_TEXT_RENDERING] });
  },
});
test.skip(
  process.platform !== 'linux',
  'Pictures are compared on Linux only: other systems have other text rendering.',
);

const NAMES = Object.keys(SECTIONS);

/** The sections whose pictures differ from the baselines. */
async function findChanged(page: Page, info: TestInfo, names = NAMES): Promise<string[]> {
  const changed: string[] = [];
  for (const [name, selector] of Object.entries(SECTIONS)) {
    if (!names.includes(name)) continue;
    const picture = await takePicture(page.locator(selector));
    if ((await findDifference(picture, info.snapshotPath(`${name}-1440-light.png`))) !== null)
      changed.push(name);
  }
  return changed;
}

const CHANGES: Record<string, (element: HTMLElement | SVGElement) => void> = {
  'is 24 px higher': (element) => {
    element.style.paddingBottom = `${Number.parseFloat(getComputedStyle(element).paddingBottom) + 24}px`;
  },
  'has its heading 24 px lower': (element) => {
    const heading = element.querySelector<HTMLElement>('h1, h2');
    if (heading !== null) heading.style.translate = '0 24px';
  },
  'has lost its contents': (element) => {
    element.style.opacity = '0';
  },
};

test('text that is drawn otherwise is no difference, and a section that moved or changed is one', async ({
  page,
}, info) => {
  await page.clock.setFixedTime(NOW);
  await openLanding(page);
  await hideFloating(page);
  expect(await findMovedSections(page, DISTANCES)).toEqual([]);
  expect(await findChanged(page, info)).toEqual([]);

  for (const section of await page.locator('main section, footer').all()) {
    const name = await section.evaluate((element) => element.id || element.localName);
    for (const property of ['translate', 'margin-top']) {
      const setStyle = (value: string) =>
        section.evaluate((element, style) => element.setAttribute('style', style), `${property}: ${value}`);
      const margin = await section.evaluate((element) => getComputedStyle(element).marginTop);
      await setStyle(property === 'translate' ? '0 24px' : `calc(${margin} + 24px)`);
      expect(await findMovedSections(page, DISTANCES)).toContain(name);
      await setStyle('initial');
    }
  }

  const names = NAMES.filter((name) => name !== 'footer');
  for (const [change, apply] of Object.entries(CHANGES)) {
    const untouched = await page.locator('main').evaluate((main) => main.innerHTML);
    for (const name of names) await page.locator(`#${name}`).evaluate(apply);
    expect(await findChanged(page, info, names), change).toEqual(names);
    await page.locator('main').evaluate((main, html) => {
      main.innerHTML = html;
    }, untouched);
  }
});
