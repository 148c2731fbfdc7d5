import { spawnSync } from 'node:child_process';

interface Step {
  name: string;
  script: string;
  /** The step without whose success it does not run. */
  after?: string;
}

const STEPS: readonly Step[] = [
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint, format and unused code', script: 'lint' },
  { name: 'Unit and component tests', script: 'test:unit' },
  { name: 'Database tests', script: 'test:db' },
  { name: 'Production build', script: 'build -- --embedded' },
  { name: 'Build tests', script: 'test:build', after: 'Production build' },
  { name: 'Browser tests', script: 'test:e2e', after: 'Production build' },
];

const passed = new Set<string>();
const summary = STEPS.map(({ name, script, after }) => {
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
