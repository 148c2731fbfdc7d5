import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';

/** Stands beside the baselines: where they were taken. Letters are drawn differently elsewhere. */
const RECORD = join(dirname(fileURLToPath(import.meta.url)), 'visual.spec.ts-snapshots', 'environment.json');

/** System, processor and the browser's major version, such as `linux x64, Chromium 156`. */
function environmentOf(browser: Browser): string {
  const [major] = browser.version().split('.');
  return `${platform()} ${arch()}, Chromium ${major}`;
}

/** Why pictures taken here cannot be compared with the baselines; null where they can. */
export function whyIncomparable(browser: Browser): string | null {
  const here = environmentOf(browser);
  const there = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')).environment : 'nowhere yet';
  return here === there ? null : `The baselines were taken on ${there}; this is ${here}.`;
}

/** Notes that the baselines are taken here. */
export function recordEnvironment(browser: Browser): void {
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, `${JSON.stringify({ environment: environmentOf(browser) }, null, 2)}\n`);
}
