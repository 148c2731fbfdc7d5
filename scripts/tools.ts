import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from './browser.ts';

/** A program that tests need and npm does not install. */
export interface Tool {
  name: string;
  /** Whether it is installed and runs. */
  isThere: () => boolean;
  /** Shell commands, tried in turn until it is there. */
  installs: readonly { command: string; asRoot?: boolean }[];
  /** Its package, by package manager. */
  packages: Readonly<Record<'apt-get' | 'dnf' | 'brew', string>>;
  /** The environment variable that names one elsewhere. */
  variable: string;
}

const succeeds = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** The oldest release on which the migrations run. */
const OLDEST = 15;

/** Where Debian and Homebrew put each release. */
const PARENTS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** Folder of a PostgreSQL server's programs, or null. `POSTGRES_BIN` names one elsewhere. */
export function findPostgres(): string | null {
  const releases = PARENTS.filter((parent) => existsSync(parent)).flatMap((parent) =>
    // The newest first.
    readdirSync(parent)
      .sort()
      .reverse()
      .map((name) => join(parent, name, 'bin')),
  );
  const path = (process.env['PATH'] ?? '').split(delimiter);
  return [process.env['POSTGRES_BIN'] ?? '', ...releases, ...path].find(isServer) ?? null;
}

function isServer(folder: string): boolean {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false;
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(version)?.[0]) >= OLDEST;
}

const APT =
  'apt-get update -qq; DEBIAN_FRONTEND=noninteractive UCF_FORCE_CONFFOLD=1 apt-get install -y -qq --no-install-recommends';

// Debian's package would also create a cluster and start it with the computer: only the programs are wanted.
const NO_CLUSTER = `
  mkdir -p /etc/postgresql-common && cd /etc/postgresql-common &&
  { [ -e createcluster.conf ] || echo 'create_main_cluster = false' > createcluster.conf; }`;

const TOOLS: readonly Tool[] = [
  {
    name: 'Chromium',
    // Playwright's own is there without the libraries that it needs.
    isThere: () => succeeds(findBrowser() ?? 'chromium', '--version'),
    installs: [
      { command: 'npx --no-install playwright install chromium' },
      { command: 'npx --no-install playwright install-deps chromium', asRoot: true },
      { command: `${APT} chromium`, asRoot: true },
    ],
    packages: { 'apt-get': 'chromium', dnf: 'chromium', brew: '--cask chromium' },
    variable: 'CHROMIUM_PATH',
  },
  {
    name: 'PostgreSQL',
    isThere: () => findPostgres() !== null,
    installs: [{ command: `${NO_CLUSTER}; ${APT} postgresql`, asRoot: true }],
    packages: { 'apt-get': 'postgresql', dnf: 'postgresql-server', brew: 'postgresql@17' },
    variable: 'POSTGRES_BIN',
  },
];

/** What runs a command of Debian's as root without a prompt, or null where that is not possible. */
function rootPrefix(): string[] | null {
  if (!succeeds('apt-get', '--version')) return null;
  if (spawnSync('id', ['-u'], { encoding: 'utf8' }).stdout?.trim() === '0') return [];
  return succeeds('sudo', '-n', 'true') ? ['sudo', '-n'] : null;
}

function install(command: string, prefix: readonly string[]): void {
  console.log(`Running: ${[...prefix, command].join(' ')}`);
  const [program = '', ...args] = [...prefix, 'sh', '-c', command];
  spawnSync(program, args, { stdio: 'inherit' });
}

/** Installs a tool where that needs no password. Returns why it is missing all the same, or null. */
export function provideTool({ name, isThere, installs, packages, variable }: Tool): string | null {
  if (isThere()) return null;
  console.log(`${name} is missing.`);
  const root = rootPrefix();
  for (const { command, asRoot } of installs) {
    const prefix = asRoot === true ? root : [];
    if (prefix === null) continue;
    install(command, prefix);
    if (isThere()) return null;
  }
  const manager = (['apt-get', 'dnf', 'brew'] as const).find((program) => succeeds(program, '--version'));
  const command = manager && `${manager === 'brew' ? '' : 'sudo '}${manager} install ${packages[manager]}`;
  return `${name} is missing. Install it (${command ?? 'with your package manager'}) or name it in ${variable}.`;
}

/** Provides every tool. Returns the reasons of those that are missing all the same, by name. */
export function provideTools(): ReadonlyMap<string, string> {
  const reasons = TOOLS.map((tool) => [tool.name, provideTool(tool)] as const);
  return new Map(reasons.flatMap(([name, reason]) => (reason === null ? [] : [[name, reason]])));
}
