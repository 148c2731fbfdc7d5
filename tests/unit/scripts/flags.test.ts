import { describe, expect, it, vi } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };

const modules = import.meta.glob(['/scripts/*.ts', '/scripts/database/generate-types.ts']);
const ended = new Error('The process has ended');

/** Runs a command of package.json as npm and scripts/run.mjs do, until it ends the process or throws. */
async function run(name: string, script: string, flags: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const [, , command = '', ...own] = script.split(' ');
  const npm = { npm_lifecycle_event: name, npm_lifecycle_script: script };
  for (const [variable, value] of Object.entries({ ...npm, ...env })) vi.stubEnv(variable, value);
  vi.spyOn(process, 'argv', 'get').mockReturnValue([process.execPath, command, ...own, ...flags]);
  vi.spyOn(process, 'exit').mockImplementation((status = 0) => {
    throw status === 0 ? ended : new Error(`It has ended with ${status}`);
  });
  vi.resetModules();
  await modules[`/scripts/${command}.ts`]?.();
}

const commands = Object.entries(packageJson.scripts).filter(([, script]) =>
  /^node scripts\/run\.mjs [^&]+$/.test(script),
);

describe('a command', () => {
  it.each(commands)('%s prints what it does and its flags with --help', async (name, script) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await expect(run(name, script, ['--help'])).rejects.toBe(ended);
    const usage = new RegExp(`^npm (?:run )?${name}: .*\n\n[^]*  -h, --help +print this$`);
    expect(log.mock.calls).toEqual([[expect.stringMatching(usage)]]);
  });

  it.each([
    ['start', ['4000'], { npm_config_port: 'true' }, 'npm start -- --port 4000'],
    ['dev', [], { npm_config_port: '4000' }, 'npm run dev -- --port 4000'],
    ['preview', [], { npm_config_live: 'true' }, 'npm run preview -- --live'],
  ] as const)('%s names the missing -- when npm takes a flag', async (name, flags, env, line) => {
    const taken = { name: 'CommandError', message: expect.stringMatching(new RegExp(`\n  ${line}$`)) };
    await expect(run(name, packageJson.scripts[name], flags, env)).rejects.toMatchObject(taken);
  });

  it('setup says without a terminal what to do instead', async () => {
    const advice = expect.stringContaining('copy .env.example to .env.production.local');
    const refusal = { name: 'CommandError', message: advice };
    await expect(run('setup', packageJson.scripts.setup)).rejects.toMatchObject(refusal);
  });
});
