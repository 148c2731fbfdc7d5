// `npm test`: everything that has to hold, on a fresh clone with nothing installed but Node and npm.
import { spawnSync } from 'node:child_process';
import { installDependencies } from './install.mjs';

process.env['DO_NOT_TRACK'] = '1';

/** @type {{ name: string, script: string, needs?: string }[]} */
const STEPS = [
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint and format', script: 'lint' },
  { name: 'Unit and component tests', script: 'test:unit' },
  { name: 'Database tests', script: 'test:db' },
  { name: 'Production build', script: 'build:embedded' },
  { name: 'Build tests', script: 'test:build', needs: 'Production build' },
  { name: 'Browser tests', script: 'test:e2e', needs: 'Production build' },
];

installDependencies();
const { provideBrowser } = await import('./browser.mjs');
console.log(`Browser: ${await provideBrowser()}`);

/** @type {Map<string, { passed: boolean, seconds: number }>} */
const results = new Map();
for (const { name, script, needs } of STEPS) {
  console.log(`\n=== ${name} (npm run ${script})`);
  const began = Date.now();
  const possible = needs === undefined || results.get(needs)?.passed === true;
  if (!possible) console.log(`Not run: ${needs} failed.`);
  const run = possible
    ? spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', shell: process.platform === 'win32' })
    : null;
  results.set(name, { passed: run?.status === 0, seconds: (Date.now() - began) / 1000 });
}

console.log('\n=== Summary');
for (const [name, { passed, seconds }] of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
}
const failed = [...results.values()].filter(({ passed }) => !passed).length;
console.log(`steps: ${results.size - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
