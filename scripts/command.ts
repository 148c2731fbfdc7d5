import { createServer } from 'node:net';
import { loadEnv } from 'vite';
import { parseSettings, type Settings } from '../src/lib/env.ts';
import { EMBEDDED_MODE, EMBEDDED_SETTINGS } from './embedded-settings.ts';

/** An error that whoever typed the command can act on: scripts/run.mjs prints its message without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** @throws CommandError naming every setting that is missing or wrong. */
export function checkSettings(mode: string): Settings {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  try {
    return parseSettings(mode === EMBEDDED_MODE ? { ...env, ...EMBEDDED_SETTINGS } : env);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A computer without IPv6 has no ::1 that could be taken.
    server.once('error', (error) => resolve(!('code' in error) || error.code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** Whether no server listens at the port on this computer. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

/** The number that a flag `--port` gives. */
export function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new CommandError(`${value} is not a port.`);
  return port;
}

/** Ends the process by `close` when it is told to stop. */
export function closeOnExit(close: () => Promise<void>): void {
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  // Vite has a handler for SIGTERM, which ends the process before the database is closed.
  process.removeAllListeners('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
