import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';
import { findPostgres } from './postgres-programs.mjs';

/** A program that tests need and npm does not install. */
export interface Tool {
  name: string;
  /** Its path, or null. */
  find: () => string | null;
  /** Installs it as the present user. */
  asUser: string | null;
  /** Installs it as root, on Debian and Ubuntu. */
  asRoot: string;
  /** How to install it elsewhere. */
  hint: string;
}

/** Only PostgreSQL's programs: its Debian package would also create a cluster and start it with the computer. */
const POSTGRES_ONLY = [
  'file=/etc/postgresql-common/createcluster.conf',
  'mkdir -p /etc/postgresql-common',
  '{ [ -e $file ] || echo "create_main_cluster = false" > $file; }',
  'UCF_FORCE_CONFFOLD=1 apt-get install -y -qq --no-install-recommends postgresql',
].join(' && ');

const brew = process.platform === 'darwin';

export const TOOLS: readonly Tool[] = [
  {
    name: 'Chromium',
    find: findBrowser,
    asUser: 'npx --no-install playwright install chromium',
    asRoot: 'apt-get update -qq; apt-get install -y -qq chromium',
    hint: brew ? 'brew install --cask chromium' : 'sudo apt-get install chromium',
  },
  {
    name: 'PostgreSQL 15 or newer',
    find: findPostgres,
    asUser: brew ? 'brew install postgresql@17' : null,
    asRoot: `apt-get update -qq; ${POSTGRES_ONLY}`,
    hint: brew ? 'brew install postgresql@17' : 'sudo apt-get install postgresql',
  },
];

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status;

/** What to put before a command so that it runs as root, without a prompt; null when that is not possible. */
function rootPrefix(): string[] | null {
  if (spawnSync('apt-get', ['--version']).status !== 0) return null;
  if (spawnSync('id', ['-u'], { encoding: 'utf8' }).stdout?.trim() === '0') return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null;
}

/** Installs a tool where that needs no password. Returns why it is still missing, or null. */
export function provide({ name, find, asUser, asRoot, hint }: Tool): string | null {
  if (find() !== null) return null;
  const prefix = rootPrefix();
  const attempts = [asUser === null ? null : asUser.split(' '), prefix && [...prefix, 'sh', '-c', asRoot]];
  for (const attempt of attempts) {
    const [command, ...args] = attempt ?? [];
    if (command === undefined) continue;
    console.log(`${name} is missing. Running: ${[command, ...args].join(' ')}`);
    run(command, args);
    if (find() !== null) return null;
  }
  return `${name} is missing. Install it with: ${hint}`;
}

/** Provides every tool. Returns those that are still missing, each with the reason. */
export function missingTools(): ReadonlyMap<string, string> {
  return new Map(
    TOOLS.flatMap((tool): [string, string][] => {
      const reason = provide(tool);
      return reason === null ? [] : [[tool.name, reason]];
    }),
  );
}
