import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BROWSER_ARGS, requireBrowser } from '../../browser.ts';
import type { Figures } from '../figures.ts';

/** Run by npx and not a dependency: with its own dependencies it would be the largest part of an installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const FIGURES = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number }>;
}

/** Loads a page with Lighthouse's simulated throttling. Scores are 0 to 100. */
export async function runLighthouse(
  address: string,
  { desktop, allCategories }: { desktop: boolean; allCategories: boolean },
): Promise<Figures> {
  const options = [
    '--quiet',
    '--output=json',
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
    `--chrome-flags=${['--headless=new', ...BROWSER_ARGS].join(' ')}`,
    ...(desktop ? ['--preset=desktop'] : []),
    ...(allCategories ? [] : ['--only-categories=performance']),
  ];
  const env = { ...process.env, CHROME_PATH: requireBrowser() };
  const run = async (): Promise<Report> => {
    const command = ['--yes', '--prefer-offline', LIGHTHOUSE, address, ...options];
    const { stdout } = await promisify(execFile)('npx', command, { env, maxBuffer: 2 ** 28 });
    return JSON.parse(stdout);
  };
  // A run may lose a part of the browser's recording; Lighthouse then asks to be run again.
  const { audits, categories } = await run().catch(run).catch(run);
  return Object.fromEntries([
    ...Object.entries(FIGURES).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]),
    ...Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  ]);
}
