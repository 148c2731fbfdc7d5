import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { provideTool, type Tool } from '../../../scripts/tools.ts';

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
    expect(stdout + stderr).toBe(`Needs Node 20.19 or newer (or 22.12 or newer); this is ${version}.\n`);
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

describe('a tool that is missing', () => {
  let folder: string;
  let calls: () => string;

  const tool: Tool = {
    name: 'Chromium',
    isThere: () => false,
    installs: [{ command: 'user-install' }, { command: 'apt-get install chromium', asRoot: true }],
    packages: { 'apt-get': 'chromium', dnf: 'chromium', brew: 'chromium' },
    variable: 'CHROMIUM_PATH',
  };

  /** Puts programs of these names on the PATH, which note that they were called, in place of all others. */
  function onlyPrograms(programs: Record<string, string>) {
    for (const [name, script] of Object.entries(programs)) {
      writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\n${script}\n`);
      chmodSync(join(folder, name), 0o755);
    }
    writeFileSync(join(folder, 'sh'), '#!/bin/sh\nexec /bin/sh "$@"\n');
    chmodSync(join(folder, 'sh'), 0o755);
    vi.stubEnv('PATH', folder);
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pitlane-tools-'));
    calls = () => readFileSync(join(folder, 'calls'), 'utf8');
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    return () => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    };
  });

  it('is not installed as root by others: nothing asks for a password, and the reason has the command', () => {
    onlyPrograms({ id: 'echo 1000', sudo: 'exit 1', 'apt-get': '', 'user-install': 'exit 1' });
    expect(provideTool(tool)).toBe(
      'Chromium is missing. Install it (sudo apt-get install chromium) or name it in CHROMIUM_PATH.',
    );
    expect(calls().split('\n')).toEqual([
      'apt-get --version',
      'id -u',
      'sudo -n true',
      'user-install ',
      'apt-get --version',
      '',
    ]);
  });

  it('is installed by root, and with a sudo that needs no password', () => {
    onlyPrograms({ id: 'echo 0', 'apt-get': '', 'user-install': 'exit 1' });
    provideTool(tool);
    expect(calls()).toContain('apt-get install chromium');
    onlyPrograms({ id: 'echo 1000', sudo: '[ "$2" = true ] || { shift; exec "$@"; }' });
    provideTool(tool);
    expect(calls()).toContain('sudo -n sh -c apt-get install chromium');
  });

  it('is not looked for when it is there', () => {
    onlyPrograms({ id: 'echo 0' });
    expect(provideTool({ ...tool, isThere: () => true })).toBeNull();
    expect(() => calls()).toThrow();
  });

  it('stops only the tests that need it, and the summary repeats the reason', () => {
    onlyPrograms({ id: 'echo 1000', sudo: 'exit 1', 'apt-get': '', npm: '' });
    const env = { ...process.env, CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder };
    const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'test'], {
      env,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    const [, summary = ''] = stdout.split('=== Summary');
    expect(summary).toMatch(/^FAILED {2}Browser tests .* Not run: Chromium is missing\. Install it \(/m);
    expect(summary.match(/^passed /gm)).toHaveLength(6);
    expect(summary).toMatch(/^steps: 6 passed, 1 failed\n$/m);
    expect(calls()).not.toContain('test:e2e');
  });
});
