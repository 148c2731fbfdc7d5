import { spawnSync } from 'node:child_process';
import { provideTools } from './tools.ts';

interface Step {
  name: string;
  script: string;
  /** An earlier step, or a tool, without which it does not run. */
  needs?: string;
  /** A tool without which some of its tests fail. */
  uses?: string;
}

const STEPS: readonly Step[] = [
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint and format', script: 'lint' },
  { name: 'Unit and component tests', script: 'test:unit' },
  { name: 'Database tests', script: 'test:db', uses: 'PostgreSQL' },
  { name: 'Production build', script: 'build:embedded' },
  { name: 'Build tests', script: 'test:build', needs: 'Production build' },
  { name: 'Browser tests', script: 'test:e2e', needs: 'Production build', uses: 'Chromium' },
];
