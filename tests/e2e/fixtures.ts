import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Messages on the console that the test expects, as parts of their text; any other error fails it. */
  allowedErrors: RegExp[];
  /** Reads a table as its owner. */
  rowsOf: (table: string, filter: Record<string, string>) => Promise<Record<string, unknown>[]>;
}

/** Every browser test: an error on the console, or one that nobody caught, fails it. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  allowedErrors: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
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

/** Opens the landing page and waits until it is alive. */
export async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

export { expect };
