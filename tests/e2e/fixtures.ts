import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { pending } from '../setup/pending';

/** Turns motion on, as it is for most visitors: `test.use(MOTION)`. */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A table row, keyed by column name. */
export type Row = Record<string, unknown>;

interface Fixtures {
  /**
   * Matches the console messages and the failed requests that the test expects. Any other message or failed request makes
   * the test fail.
   */
  allowedErrors: RegExp | null;
  /** Reads rows of a table with the owner's key. The filter uses PostgREST's syntax, such as `{ city: 'eq.Toronto' }`. */
  rowsOf: (table: string, filter: Record<string, string>) => Promise<Row[]>;
}

/**
 * Playwright's `test`. It also fails after an uncaught error, after an error or a warning in the console (for example about
 * the Content-Security-Policy), and after a failed or canceled request.
 */
export const test = base.extend<Fixtures>({
  allowedErrors: [null, { option: true }],
  page: async ({ page, allowedErrors, browserName }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      // Other engines also warn about harmless things, such as a font that was preloaded too early.
      const isWarning = browserName === 'chromium' && message.type() === 'warning';
      if (isWarning || message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    const failed: Request[] = [];
    /** The number of the document that made each request. */
    const documents = new WeakMap<Request, number>();
    /** The number of the current document. It increases when a document arrives, not when the page requests it. */
    let current = 0;
    let isLeaving = false;
    page.on('request', (request) => {
      isLeaving ||= request.isNavigationRequest();
      documents.set(request, current);
    });
    page.on('framenavigated', (frame) => {
      // A change of the fragment does not load a new document. An empty page loads a new document, but without a request.
      if (!isLeaving && frame.url() !== 'about:blank') return;
      current += 1;
      isLeaving = false;
    });
    page.on('requestfailed', (request) => failed.push(request));
    await use(page);
    for (const request of failed) {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page cancels its unfinished requests.
      const wasLeft = reason === 'net::ERR_ABORTED' && documents.get(request) !== current;
      if (!wasLeft) errors.push(`request failed: ${request.url()} ${reason}`);
    }
    expect(errors.filter((text) => !allowedErrors?.test(text))).toEqual([]);
  },
  rowsOf: async ({ request }, use) => {
    const headers = { apikey: process.env['PITLANE_SECRET_KEY'] ?? '' };
    await use(async (table, filter) => {
      const response = await request.get(`/rest/v1/${table}`, {
        params: { select: '*', ...filter },
        headers,
      });
      expect(response.status()).toBe(200);
      return response.json();
    });
  },
});

/** Opens a page of the site and waits until it is hydrated. */
export async function openLanding(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** Scrolls to the calculator, whose code loads when the calculator is near the viewport, and waits until it is hydrated. */
export async function reachCalculator(page: Page, seeSavings = 'See Your Savings'): Promise<Locator> {
  await page.getByRole('button', { name: seeSavings }).click();
  // Moves the mouse away. Otherwise, a list that opened below the mouse would react to it.
  await page.mouse.move(0, 0);
  const calculator = page.getByRole('region').and(page.locator('#savings-calculator'));
  await calculator.locator('[data-hydrated=""]').waitFor({ state: 'attached' });
  return calculator;
}

/** Opens the English page, and scrolls to its calculator. */
export async function openCalculator(page: Page): Promise<Locator> {
  await openLanding(page);
  return reachCalculator(page);
}

/**
 * One function for each role of a control. The function receives a control, and returns a list of functions, each of which
 * sets the control to one of its values.
 */
const VALUES: Record<string, (control: Locator) => Promise<(() => Promise<unknown>)[]>> = {
  checkbox: async (control) => [true, false].map((checked) => () => control.setChecked(checked)),
  slider: async (control) => ['Home', 'End'].map((key) => () => control.press(key)),
  async combobox(control) {
    const options = control.page().getByRole('option');
    const choose = async (index: number) => {
      await control.press('Enter');
      await options.nth(index).click();
      await expect(options).toHaveCount(0);
    };
    await control.press('Enter');
    await expect(options).not.toHaveCount(0);
    const count = await options.count();
    await control.page().keyboard.press('Escape');
    return Array.from({ length: count }, (_, index) => () => choose(index));
  },
};

/**
 * Sets every control in the calculator to each of its values. If a service has controls of its own, they are used while that
 * service is chosen.
 * @param expectStill Called after each change, with a description of the change.
 */
export async function workControls(
  calculator: Locator,
  expectStill: (what: string) => Promise<unknown>,
): Promise<void> {
  const worked = new Set<string>();
  for (const service of await calculator.getByRole('radio').all()) {
    await service.check();
    await expectStill(`${await service.getAttribute('aria-label')}`);
    for (const [role, valuesOf] of Object.entries(VALUES)) {
      for (const control of await calculator.getByRole(role as 'slider').all()) {
        const [, name = ''] = (await control.ariaSnapshot()).split('"');
        if (worked.has(name)) continue;
        worked.add(name);
        for (const setValue of await valuesOf(control)) {
          await setValue();
          await expectStill(await control.ariaSnapshot());
        }
      }
    }
  }
}

/** Resizes the viewport to a size in pixels, such as `390 x 844`. */
export async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split(' x ').map(Number);
  await page.setViewportSize({ width, height });
}

/** Expects every matching element to be completely within the viewport, with nothing covering its middle. */
export async function expectInView(parts: Locator, message?: string): Promise<void> {
  await expect(parts).not.toHaveCount(0);
  for (const part of await parts.all()) {
    await expect(part, message).toBeInViewport({ ratio: 1 });
    const isUncovered = () =>
      part.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
    await expect.poll(isUncovered, message).toBe(true);
  }
}

/** Returns the position and the size of an element in the viewport. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The element is not rendered');
  return box;
}

/** Returns an array that collects the events that the page sends from now on, as rows of `user_sessions`. */
export function collectRows(page: Page): Row[] {
  const rows: Row[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/v1/user_sessions')) {
      rows.push(request.postDataJSON());
    }
  });
  return rows;
}

/** Holds back the requests for a path until the returned function is called. */
export async function holdRequests(page: Page, path: string): Promise<() => void> {
  const released = pending<void>();
  await page.route(path, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** A pattern for `page.route` that matches the paths of all scripts. */
export const ALL_SCRIPTS = '**/assets/*.js';

/** Returns a pattern for `page.route` that matches the path of a script that loads later. */
export const pathOfChunk = (part: 'dialogs' | 'calculator-form' | 'en') => `**/assets/${part}-*.js`;

export { expect };
