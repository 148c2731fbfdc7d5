import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** Runs the bootstrap as another version of Node would. */
function runOn(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
  return spawnSync(process.execPath, [...flags, 'scripts/run.mjs'], { encoding: 'utf8' });
}

describe('the version of Node', () => {
  it.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('%s is refused in one line', (version) => {
    const { status, stdout, stderr } = runOn(version);
    expect(stdout + stderr).toBe(`Needs Node 20.19 or a later 20, or 22.12 or newer; this is ${version}.\n`);
    expect(status).toBe(1);
  });

  it.each(['20.19.0', '22.12.0', '24.0.0', '26.1.0'])('%s works', (version) => {
    expect(runOn(version)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  });

  it('is looked at before anything else, by every command', () => {
    const around = Object.entries(scripts).filter(
      ([, command]) => !/^(?:node scripts\/run\.mjs|npm run)\b/.test(command),
    );
    expect(around).toEqual([]);
  });
});

it('npm test runs the other steps after one that failed, and fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pitlane-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const npm = '#!/bin/sh\necho "npm $*"\ncase "$*" in *build\\ --*) exit 1 ;; esac\n';
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'test'], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('npm run --silent test:db');
  expect(stdout).not.toContain('npm run --silent test:e2e');
  expect(stdout).toMatch(/^FAILED {2}Browser tests {2}Not run: Production build failed\.$/m);
  expect(stdout).toMatch(/^steps: 4 passed, 3 failed\n$/m);
});
