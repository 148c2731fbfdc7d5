import { test as base, expect, type Locator, type Page } from '@playwright/test';

interface Fixtures {
  /** Messages on the console that the test expects, as parts of their text; any other error fails it. */
  allowedErrors: RegExp[];
  /** Reads a table as its owner. */
  rowsOf: (table: string, filter: Record<string, string>) => Promise<Record<string, unknown>[]>;
}

/**
 * Every browser test: an error on the console, one that nobody caught, or anything that the page's policies block fails
 * it. The server sends the headers of the build (scripts/build/security-headers.ts).
 */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    await reportViolations(page, (violation) => errors.push(violation));
    await use(page);
    expect(errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual([]);
  },
  rowsOf: async ({ baseURL }, use) => {
    const key = process.env['PITLANE_SECRET_KEY'] ?? '';
    await use(async (table, filter) => {
      const query = new URLSearchParams({ select: '*', ...filter });
      const response = await fetch(`${baseURL}/rest/v1/${table}?${query}`, { headers: { apikey: key } });
      expect(response.status).toBe(200);
      return response.json();
    });
  },
});

/** Calls back with whatever a content security policy blocks, in every document that the page will hold. */
async function reportViolations(page: Page, report: (violation: string) => void): Promise<void> {
  await page.exposeFunction('reportViolation', report);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const report = Reflect.get(window, 'reportViolation');
      report(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
    });
  });
}

/** Opens the landing page, where it is reached, and waits until it is alive. */
export async function openLanding(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** Goes to the calculator, and waits until its controls answer: their code comes when a visitor is near. */
export async function reachCalculator(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'See Your Savings' }).click();
  const calculator = page.getByRole('region', { name: 'Calculate Your Savings' });
  await expect(calculator).toHaveAttribute('data-hydrated', '');
  return calculator;
}

export { expect };
