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

/** The driver also writes to a socket that it has just lost (postgres 3.4.9). */
const isLost = (code: string, error: unknown) =>
  (error instanceof TypeError && /[\\/]postgres[\\/]\w+[\\/]\S*connection\.js/.test(error.stack ?? '')) ||
  /^(?:CONNECTION_(?:CLOSED|DESTROYED|ENDED)|E(?:CONNRESET|PIPE|TIMEDOUT)|57P0[1-5]|25P03|UND_ERR_.*)$/.test(
    code,
  );

/** What is said of errors of the system, by their code. */
const SYSTEM: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) => `${path} may not be read or written by this user.`,
  EPERM: (path) => `${path} may not be read or written by this user.`,
  EROFS: (path) => `${path} is on a disk that is read only.`,
  EEXIST: (path) => `${path} is a file, and a folder has to stand there: move it away.`,
  ENOTDIR: (path) => `${path} is a file, and a folder has to stand there: move it away.`,
  EISDIR: (path) => `${path} is a folder, and a file has to stand there: move it away.`,
  ENOENT: (path) => `${path} does not exist, or cannot be made there.`,
  ENOSPC: () => 'The disk is full. What was there before is unchanged.',
  EDQUOT: () => 'The disk is full for this user. What was there before is unchanged.',
  ECONNREFUSED: () => 'Nothing answers at that address.',
  CONNECT_TIMEOUT: () => 'Nothing answers at that address.',
  EHOSTUNREACH: () => 'This network does not lead to that address.',
  ENETUNREACH: () => 'This network does not lead to that address.',
  ENOTFOUND: () => 'There is no such host, or no connection to the internet.',
  EAI_AGAIN: () => 'There is no such host, or no connection to the internet.',
};

/** SQLSTATEs of a schema, table, column or function that is missing. */
const IS_UNMIGRATED = /^(?:3F000|42P01|42703|42883)$/;

/** An error in one plain sentence, which holds no secret. */
export function describeError(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  if (error instanceof AggregateError && error.errors.length > 0) return describeError(error.errors[0]);
  // `fetch` says "fetch failed" and keeps the reason in the cause.
  if (error instanceof TypeError && error.cause !== undefined) return describeError(error.cause);
  const code = codeOf(error);
  const [message = ''] = messageOf(error).split('\n');
  const path = isObject(error) && typeof error['path'] === 'string' ? error['path'] : 'A file';
  const system = SYSTEM[code];
  if (system !== undefined) return system(path);
  if (isLost(code, error)) return 'The connection to the database was lost. Try again.';
  if (code.startsWith('ERR_PARSE_ARGS')) return message;
  if (code === '28P01' || code === '28000') return 'The user or the password of DATABASE_URL is wrong.';
  if (IS_UNMIGRATED.test(code))
    return `${message} (${code}): "npx supabase@3 db push --remote" applies the migrations that the database lacks.`;
  if (code === '25006') return 'The database is read-only: docs/owner.md, "How full it is".';
  if (/^[\dA-Z]{5}$/.test(code)) return `The database refuses: ${message} (${code}).`;
  return `${message || 'Something unforeseen failed.'} (Unforeseen: PITLANE_DEBUG=1 before the command prints where.)`;
}

function fail(error: unknown): void {
  console.error(describeError(error));
  if (process.env['PITLANE_DEBUG'] && error instanceof Error) console.error(error.stack);
  process.exitCode = 1;
}

/**
 * Runs a command. When it throws, or waits for what never comes, one sentence is printed and it exits with 1.
 * @param help What `--help` prints in its place: what it does, with its flags.
 */
export async function runCommand(help: string, main: () => Promise<unknown>): Promise<void> {
  const isHelp = (argument: string) => argument === '--help' || argument === '-h';
  if (process.argv.slice(2).some(isHelp)) return console.log(help);
  // The event `exit` comes with them too: Ctrl+C, a terminal that closes.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const isStuck = () => {
    fail(new CommandError('The command waits for an answer that does not come. Try again.'));
    process.exit();
  };
  process.once('beforeExit', isStuck);
  process.once('uncaughtException', (error) => {
    fail(error);
    process.exit();
  });
  await main().catch(fail);
  process.off('beforeExit', isStuck);
}
