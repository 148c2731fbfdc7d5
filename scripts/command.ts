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

/**
 * The port of a flag `--port`, or else of the variable `PORT`; null where neither is given.
 * @throws CommandError when it is no port.
 */
export function requestedPort(flag: string | undefined): number | null {
  const value = flag ?? process.env['PORT'];
  if (value === undefined || value === '') return null;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new CommandError(`${value} is not a port.`);
  return port;
}

/** Ends the process by `close` when it is told to stop. */
export function closeOnExit(close: () => Promise<unknown>): void {
  let closing = false;
  // Vite has a handler for SIGTERM, which ends the process before the database is closed.
  process.removeAllListeners('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      if (closing) return;
      closing = true;
      await close();
      process.exit(0);
    });
  }
}
