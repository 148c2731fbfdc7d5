import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, vi } from 'vitest';

/** Runs a program of Node in the project's folder, and kills it with all that it started at the test's end. */
function runProgram(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1', ...env },
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

/** Runs `scripts/<name>.ts`. */
export const runCommand = (name: string, env?: NodeJS.ProcessEnv) =>
  runProgram(['--import', 'tsx', `scripts/${name}.ts`], env);

/** Runs Vite's command. */
export const runVite = (args: string[], env?: NodeJS.ProcessEnv) =>
  runProgram(['node_modules/vite/bin/vite.js', ...args], env);
