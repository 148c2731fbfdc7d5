import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { pending } from '../setup/pending';

/** For `test.use`: turns motion on, as it is for most visitors. */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export type Row = Record<string, unknown>;

interface Fixtures {
  /** Console messages and failed requests that the test expects. Other errors and warnings make it fail. */
  allowedErrors: RegExp | null;
  /** Reads a table as the owner. */
  rowsOf: (table: string, filter: Record<string, string>) => Promise<Row[]>;
}

/**
 * Fails every browser test on an uncaught error, on a console error or warning (for example of the Content-Security-Policy),
 * and on a failed or canceled request.
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
    /** The document that made each request. A new document begins when it arrives, not when it is requested. */
    const documents = new WeakMap<Request, number>();
    let current = 0;
    let isLeaving = false;
    page.on('request', (request) => {
      isLeaving ||= request.isNavigationRequest();
      documents.set(request, current);
    });
    page.on('framenavigated', (frame) => {
      // An empty page opens without a request. A change of the fragment is not a new document.
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

/** Scrolls to the calculator, near which its code loads, and waits until it is hydrated. */
export async function reachCalculator(page: Page, seeSavings = 'See Your Savings'): Promise<Locator> {
  await page.getByRole('button', { name: seeSavings }).click();
  // Moves the mouse away, because a list that opens under it would register a choice.
  await page.mouse.move(0, 0);
  const calculator = page.getByRole('region').and(page.locator('#savings-calculator'));
  await calculator.locator('[data-hydrated=""]').waitFor({ state: 'attached' });
  return calculator;
}

export async function openCalculator(page: Page): Promise<Locator> {
  await openLanding(page);
  return reachCalculator(page);
}

/** Functions that give a control each of its values, by the role of the control. */
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

/** Gives every control of the calculator each of its values. Uses the controls of a service while it is chosen. */
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
        for (const give of await valuesOf(control)) {
          await give();
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

/** Expects every match to be completely within the viewport, with nothing over its middle. `message` is shown otherwise. */
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

export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part has no box');
  return box;
}

/** Collects the events that the page sends after this call, as PostgREST receives them. */
export function collectRows(page: Page): Row[] {
  const rows: Row[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/v1/user_sessions')) {
      rows.push(request.postDataJSON());
    }
  });
  return rows;
}

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, path: string): Promise<() => void> {
  const released = pending<void>();
  await page.route(path, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

export const ALL_SCRIPTS = '**/assets/*.js';

/** Returns the path of a later script, by the name of its module. */
export const pathOfChunk = (part: 'dialogs' | 'calculator-form' | 'en') => `**/assets/${part}-*.js`;

export { expect };
