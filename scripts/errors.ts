import { inspect } from 'node:util';

/** An error that whoever typed the command can act on: its message is printed without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
  /** How Vite prints it. */
  [inspect.custom] = (): string => this.message;
}

/** The code of an error of the system, a database or a library; empty without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a command. It exits 1 when that throws; of a `CommandError` or an unknown flag the message is printed, else the stack. */
export async function runCommand(main: () => Promise<unknown>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isPlain = error instanceof CommandError || codeOf(error).startsWith('ERR_PARSE_ARGS');
    console.error(isPlain ? messageOf(error) : error);
    process.exitCode = 1;
  }
}
