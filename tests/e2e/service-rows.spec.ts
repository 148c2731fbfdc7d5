import { EDITIONS } from './editions';
import { expect, openLanding, reachCalculator, resize, test } from './fixtures';
import { CONTROLS, findLayoutFaults } from './layout-faults';

/* That the rows of services, the hero's and the calculator's, take up to nine. */

/** Adds choices with a long name and a price of four digits, until each row has as many. Runs in the page. */
function addChoices([count, price]: [number, string]): void {
  for (const row of document.querySelectorAll('.job-choices, [data-slot="service-choices"]')) {
    while (row.childElementCount < count) {
      const choice = row.children[1]?.cloneNode(true) as Element;
      const figure = choice.querySelector('b span span');
      if (figure !== null) figure.textContent = price;
      row.append(choice);
    }
  }
}

/** Choices that lie over each other, leave a row that wraps, are wider than a column or have their price below the drawing. Runs in the page. */
function findRowFaults(): string[] {
  return [...document.querySelectorAll('.job-choices, [data-slot="service-choices"]')].flatMap((row) => {
    const inside = row.getBoundingClientRect();
    const scrolls = getComputedStyle(row).overflowX === 'auto';
    const choices = [...row.children].map((choice) => ({ choice, box: choice.getBoundingClientRect() }));
    const columnOf = ({ left, right }: DOMRect) => `${Math.round(left)} to ${Math.round(right)}`;
    const columns = new Set(choices.slice(0, 6).map(({ box }) => columnOf(box)));
    return choices.flatMap(({ choice, box }, index) => {
      const faults: string[] = [];
      if (!scrolls && (box.left < inside.left - 1 || box.right > inside.right + 1)) faults.push('outside');
      if (row.matches('[data-slot="service-choices"]') && !columns.has(columnOf(box)))
        faults.push('in no column');
      const isOver = (next: DOMRect) =>
        next.left < box.right && next.right > box.left && next.top < box.bottom && next.bottom > box.top;
      if (choices.slice(index + 1).some((next) => isOver(next.box))) faults.push('over another');
      const [drawing, price] = ['svg', 'b'].map((part) =>
        choice.querySelector(part)?.getBoundingClientRect(),
      );
      if (drawing && price && price.top > drawing.bottom) faults.push('has its price below the drawing');
      return faults.map(
        (fault) =>
          `choice ${index + 1} of ${row.matches('.job-choices') ? 'the hero' : 'the calculator'}: ${fault}`,
      );
    });
  });
}

for (const { path, formats, seeSavings } of EDITIONS) {
  test(`rows of up to nine services fit at ${path}`, async ({ page }) => {
    await openLanding(page, path);
    await reachCalculator(page, seeSavings);
    // Below the bar, which would be over texts.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const count of [6, 7, 8, 9]) {
      await page.evaluate(addChoices, [count, formats.dollars(1_200)] as [number, string]);
      for (const size of [
        '320 x 640',
        '390 x 844',
        '640 x 900',
        '1024 x 768',
        '1280 x 1000',
        '1920 x 1080',
      ]) {
        await resize(page, size);
        const faults = async () => [
          ...(await page.evaluate(findRowFaults)),
          ...(await page.evaluate(findLayoutFaults, CONTROLS)),
        ];
        await expect
          .configure({ soft: true, timeout: 3_000 })
          .poll(faults, `${count} services at ${size} px`)
          .toEqual([]);
      }
    }
  });
}
