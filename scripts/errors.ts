/** An error that whoever typed the command can act on: scripts/run.mjs prints its message without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The code of an error of the system, a database or a library; empty without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
