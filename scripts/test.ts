import { spawnSync } from 'node:child_process';
import { provideTools } from './tools.ts';

interface Step {
  name: string;
  script: string;
  /** The step without whose success it does not run. */
  after?: string;
  /** The tool without which it does not run. */
  tool?: string;
  /** The tool without which some of its tests fail. */
  partly?: string;
}

const STEPS: readonly Step[] = [
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint and format', script: 'lint' },
  { name: 'Unit and component tests', script: 'test:unit' },
  { name: 'Database tests', script: 'test:db', partly: 'PostgreSQL' },
  { name: 'Production build', script: 'build:embedded' },
  { name: 'Build tests', script: 'test:build', after: 'Production build' },
  { name: 'Browser tests', script: 'test:e2e', after: 'Production build', tool: 'Chromium' },
];

const missing = provideTools();
const passed = new Set<string>();
const summary: string[] = [];
for (const { name, script, after, tool, partly } of STEPS) {
  console.log(`\n=== ${name} (npm run ${script})`);
  const failedBefore = after !== undefined && !passed.has(after) ? `${after} failed.` : undefined;
  const obstacle = failedBefore ?? missing.get(tool ?? '');
  const began = Date.now();
  if (obstacle === undefined) {
    const shell = process.platform === 'win32';
    const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', shell });
    if (status === 0) passed.add(name);
  } else {
    console.log(`Not run: ${obstacle}`);
  }
  const reason = obstacle === undefined ? missing.get(partly ?? '') : `Not run: ${obstacle}`;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  summary.push(
    `${passed.has(name) ? 'passed' : 'FAILED'}  ${name} (${seconds} s)${reason ? `  ${reason}` : ''}`,
  );
}

console.log(`\n=== Summary\n${summary.join('\n')}`);
console.log(`steps: ${passed.size} passed, ${STEPS.length - passed.size} failed`);
if (passed.size < STEPS.length) process.exitCode = 1;
