import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, vi } from 'vitest';

/** A command in a process of its own. */
export interface Command {
  process: ChildProcess;
  /** What it has printed so far. */
  output: () => string;
  /** Resolves with the output once it contains the text. Rejects when the command ends before. */
  printed: (text: string) => Promise<string>;
  /** Resolves with the whole output when the command and all that it started have ended. */
  ended: Promise<string>;
}

/** Runs a program in the project's folder, and kills it at the test's end. */
function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Command {
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
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  let hasEnded = false;
  const ended = once(child, 'close').then(() => {
    hasEnded = true;
    return text;
  });
  async function printed(wanted: string): Promise<string> {
    const look = () => expect(hasEnded || text.includes(wanted)).toBe(true);
    await vi.waitFor(look, { timeout: 240_000 });
    if (!text.includes(wanted)) throw new Error(`It ended without "${wanted}":\n${text}`);
    return text;
  }
  return { process: child, output: () => text, printed, ended };
}

/** Runs `scripts/<name>.ts`. */
export const runCommand = ([name = '', ...flags]: string[], env?: NodeJS.ProcessEnv) =>
  runProgram(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...flags], env);

/** Runs Vite's command. */
export const runVite = (args: string[], env?: NodeJS.ProcessEnv) =>
  runProgram(process.execPath, ['node_modules/vite/bin/vite.js', ...args], env);
