// `npm run shots` takes pictures of the visual tests' scenes and more, on every screen, into shots/.
import { spawnSync } from 'node:child_process';
import { createBuilder } from 'vite';
import { EMBEDDED_MODE } from './embedded-mode.ts';
import { readFlags } from './flags.ts';

const { values } = readFlags('pictures of every section, dialog and toast, light and dark, into shots/', {
  grep: { value: '<text>', help: 'some of them, such as "390 px, dark"' },
});
console.log('Building the site ...');
await (await createBuilder({ mode: EMBEDDED_MODE, logLevel: 'error' }, null)).buildApp();
const args = ['test', ...(values.grep === undefined ? [] : [`--grep=${values.grep}`])];
const { status } = spawnSync('playwright', args, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, PITLANE_SHOTS: '1' },
});
console.log(status === 0 ? '\nThe pictures are in shots/' : '\nSome pictures are missing: see above.');
process.exitCode = status ?? 1;
