import { once } from 'node:events';
import { connect } from 'node:net';

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

/** Whether no server answers at the port on this computer, at its IPv4 or its IPv6 address. */
export async function isFree(port: number): Promise<boolean> {
  const socket = connect({ host: 'localhost', port, autoSelectFamily: true });
  const connected = await once(socket, 'connect').catch(() => null);
  socket.destroy();
  return connected === null;
}

/** The number that a flag `--port` gives. */
export function parsePort(value: string): number {
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
