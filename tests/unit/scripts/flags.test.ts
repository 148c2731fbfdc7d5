import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };

/** Runs a command of package.json as npm does. */
function runAsNpm(name: string, script: string, flags: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const npm = { npm_lifecycle_event: name, npm_lifecycle_script: script };
  const args = [...script.split(' ').slice(1), ...flags];
  return promisify(execFile)(process.execPath, args, { env: { ...process.env, ...npm, ...env } });
}

const commands = Object.entries(packageJson.scripts).filter(([, script]) =>
  /^node scripts\/run\.mjs [^&]+$/.test(script),
);

describe.concurrent('a command', { timeout: 120_000 }, () => {
  it.each(commands)('%s prints what it does and its flags with --help', async (name, script) => {
    const { stdout } = await runAsNpm(name, script, ['--help']);
    expect(stdout).toMatch(new RegExp(`^npm (?:run )?${name}: .*\n\n[^]*  -h, --help +print this\n$`));
  });

  it.each([
    ['start', ['4000'], { npm_config_port: 'true' }, 'npm start -- --port 4000'],
    ['dev', [], { npm_config_port: '4000' }, 'npm run dev -- --port 4000'],
    ['preview', [], { npm_config_live: 'true' }, 'npm run preview -- --live'],
  ] as const)('%s names the missing -- when npm takes a flag', async (name, flags, env, line) => {
    const ended = runAsNpm(name, packageJson.scripts[name], [...flags], env);
    await expect(ended).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(`\n  ${line}\n`) });
  });
});
