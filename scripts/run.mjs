// `node scripts/run.mjs <command> [flags]` runs scripts/<command>.ts on a fresh clone as well: it checks Node's version
// and installs the dependencies first.
import { install } from './install.mjs';

function checkVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  console.error(`Needs Node 20.19 or a later 20, or 22.12 or newer; this is ${process.versions.node}.`);
  process.exit(1);
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
install('.', 'dependencies');
if (process.argv[2] !== undefined) {
  run(process.argv[2]).catch((error) => {
    // For these the message is enough: CommandError, and an unknown flag.
    const isPlain = error.name === 'CommandError' || String(error.code).startsWith('ERR_PARSE_ARGS');
    console.error(isPlain ? error.message : error);
    process.exit(1);
  });
}
