import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';

/** Runs a program of Node in a folder, the project's by default, and kills it with all that it started at the test's end. */
function runProgram(args: string[], env: NodeJS.ProcessEnv = {}, cwd = process.cwd()) {
  const child = spawn(process.execPath, args, {
    cwd,
    // tsx looks for the settings of TypeScript in the folder it runs in.
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      NODE_ENV: undefined,
      VITEST: undefined,
      NO_COLOR: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(() => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Its processes have ended.
    }
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return {
    process: child,
    /** Resolves with what it has printed so far once that contains a text. */
    async printed(wanted: string): Promise<string> {
      await vi.waitFor(() => expect(text).toContain(wanted), { timeout: 240_000 });
      return text;
    },
    /** Resolves with the whole output when the command and all that it started have ended. */
    ended: once(child, 'close').then(() => text),
  };
}

/** Runs `scripts/<name>.ts` with its arguments, such as `report --people`. */
export function runCommand(command: string, env?: NodeJS.ProcessEnv, cwd?: string) {
  const [name, ...args] = command.split(' ');
  return runProgram(
    ['--import', import.meta.resolve('tsx'), resolve(`scripts/${name}.ts`), ...args],
    env,
    cwd,
  );
}

/** Runs Vite's command. */
export const runVite = (args: string[], env?: NodeJS.ProcessEnv) =>
  runProgram(['node_modules/vite/bin/vite.js', ...args], env);
