// `node scripts/run.mjs <command> [flags]` runs scripts/<command>.ts on a fresh clone as well: it checks Node's version
// and installs the dependencies first. Plain JavaScript without newer syntax, so that an old Node can parse it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';

function checkVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  console.error(`Needs Node 20.19 or newer (or 22.12 or newer); this is ${process.versions.node}.`);
  process.exit(1);
}

/** @param {string} file @returns {[string, { version?: string, optional?: boolean }][]} */
const packagesOf = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(([path]) => path !== '');

/** Whether node_modules holds what the lock file names. */
function upToDate() {
  if (!existsSync(INSTALLED)) return false;
  const installed = new Map(packagesOf(INSTALLED));
  return packagesOf(LOCK).every(([path, { version, optional }]) => {
    const there = installed.get(path);
    return optional === true || (there !== undefined && there.version === version);
  });
}

function installDependencies() {
  if (upToDate()) return;
  console.log('Installing dependencies (once) ...');
  const shell = process.platform === 'win32';
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit', shell });
  if (npm.status !== 0) process.exit(1);
}

/** @param {string} command */
async function run(command) {
  const { register } = await import('tsx/esm/api');
  register();
  process.argv.splice(1, 2, command);
  await import(`./${command}.ts`);
}

// npm passes SIGTERM to a shell, which ends without passing it on.
function endWithNpm() {
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  if (process.env['npm_lifecycle_event'] !== undefined) setInterval(watch, 500).unref();
}

checkVersion();
endWithNpm();
installDependencies();
if (process.argv[2] !== undefined) {
  run(process.argv[2]).catch((error) => {
    // Of these the message is all there is to know: CommandError, and an unknown flag.
    const isPlain = error.name === 'CommandError' || String(error.code).startsWith('ERR_PARSE_ARGS');
    console.error(isPlain ? error.message : error);
    process.exit(1);
  });
}
