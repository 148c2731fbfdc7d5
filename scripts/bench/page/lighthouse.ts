import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserOptions } from '../../test-tools.ts';
import type { Figures } from '../figures.ts';

/** Run by npx and not a dependency: with its own dependencies it would be the largest part of an installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const OPTIONS = [
  '--quiet',
  '--output=json',
  '--disable-full-page-screenshot',
  '--no-enable-error-reporting',
  `--chrome-flags=${['--headless=new', ...(browserOptions().args ?? [])].join(' ')}`,
];

/** Mobile and desktop compute from a fast load; `throttled` has the browser slow down network and processor. */
const THROTTLINGS = {
  mobile: [],
  desktop: ['--preset=desktop'],
  throttled: [
    '--throttling-method=devtools',
    '--throttling.requestLatencyMs=150',
    '--throttling.downloadThroughputKbps=1600',
    '--throttling.uploadThroughputKbps=750',
    '--throttling.cpuSlowdownMultiplier=4',
  ],
};
export type Throttling = keyof typeof THROTTLINGS;

const FIGURES = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

interface Audit {
  numericValue?: number;
  details?: { items?: { name: string; startTime: number }[] };
}

interface Report {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number }>;
}

/** Scores are 0 to 100. `hydrated` is there only where the browser really slows down a page with scripts. */
export async function runLighthouse(
  address: string,
  throttling: Throttling,
  allCategories: boolean,
): Promise<Figures> {
  const flags = [...THROTTLINGS[throttling], ...(allCategories ? [] : ['--only-categories=performance'])];
  const { executablePath, env: browserEnv } = browserOptions();
  const env = { ...process.env, ...browserEnv, CHROME_PATH: executablePath };
  const run = async (): Promise<Report> => {
    const command = ['--yes', '--prefer-offline', LIGHTHOUSE, address, ...OPTIONS, ...flags];
    const { stdout } = await promisify(execFile)('npx', command, { env, maxBuffer: 2 ** 28 });
    return JSON.parse(stdout);
  };
  // A run may lose a part of the browser's recording; Lighthouse then asks to be run again.
  const { audits, categories } = await run().catch(run).catch(run);
  const marks = throttling === 'throttled' ? (audits['user-timings']?.details?.items ?? []) : [];
  return Object.fromEntries([
    ...Object.entries(FIGURES).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]),
    ...marks.filter(({ name }) => name === 'hydrated').map(({ name, startTime }) => [name, startTime]),
    ...Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  ]);
}
