import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** A command of package.json in a process of its own. */
export interface Command {
  process: ChildProcess;
  /** What it has printed so far. */
  output: () => string;
  /** Resolves with what it has printed once that holds the text. Rejects when the command ends before. */
  printed: (text: string) => Promise<string>;
  /** Resolves with all it has printed when it and all that it started have ended. */
  ended: Promise<string>;
}

/** Runs a program in the project's folder; what is left of it at the test's end is killed. */
export function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Command {
  const child = spawn(program, args, {
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
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      for (const look of waiting) look();
    });
  }
  const ended = once(child, 'close').then(() => text);
  const printed = (wanted: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (!text.includes(wanted)) return;
        waiting.delete(look);
        resolve(text);
      };
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended without "${wanted}":\n${text}`)));
    });
  return { process: child, output: () => text, printed, ended };
}

export const runCommand = (args: string[], env?: NodeJS.ProcessEnv) =>
  runProgram(process.execPath, ['scripts/run.mjs', ...args], env);
