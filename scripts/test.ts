import { spawnSync } from 'node:child_process';
import { readFlags } from './flags.ts';

/** Each may need the success of an earlier one. */
const STEPS: readonly [name: string, script: string, after?: string][] = [
  ['Types', 'typecheck'],
  ['Lint, format and unused code', 'lint'],
  ['Unit and component tests', 'test:unit'],
  ['Database tests', 'test:db'],
  ['Production build', 'build -- --embedded'],
  ['Build tests', 'test:build', 'Production build'],
  ['Browser tests', 'test:e2e', 'Production build'],
];

readFlags('every check, with a summary', {});

const passed = new Set<string>();
const summary = STEPS.map(([name, script, after]) => {
  console.log(`\n=== ${name} (npm run ${script})`);
  if (after !== undefined && !passed.has(after)) return `FAILED  ${name}  Not run: ${after} failed.`;
  const began = Date.now();
  const { status } = spawnSync(`npm run --silent ${script}`, { stdio: 'inherit', shell: true });
  if (status === 0) passed.add(name);
  return `${status === 0 ? 'passed' : 'FAILED'}  ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`;
});

console.log(`\n=== Summary\n${summary.join('\n')}`);
console.log(`steps: ${passed.size} passed, ${STEPS.length - passed.size} failed`);
if (passed.size < STEPS.length) process.exitCode = 1;
