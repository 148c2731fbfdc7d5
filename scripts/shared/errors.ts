import { inspect } from 'node:util';

/** An error that the person at the command line can fix. Its message is printed without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
  /** Vite prints errors with this method. */
  [inspect.custom] = (): string => this.message;
}

/** Returns the code of an error, such as ENOENT or an SQLSTATE, or an empty string. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether a value is an object whose properties can be read. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const DISK_FULL = 'The disk is full.';

/**
 * Returns the message of a thrown value. The engine of the embedded database throws `{ name, errno }`, in which `errno` is
 * an error number from WASI.
 */
export const messageOf = (error: unknown): string => {
  if (!isObject(error)) return String(error);
  if (error['errno'] === 51) return DISK_FULL;
  return String(error['message'] ?? inspect(error));
};

const CONNECTION_LOST = 'The connection to the database was lost. Try again.';

/** Whether the connection was lost. The driver also throws a TypeError when it writes to a lost socket (postgres 3.4.9). */
const isConnectionLost = (code: string, error: unknown) =>
  (error instanceof TypeError && /[\\/]postgres[\\/]\w+[\\/]\S*connection\.js/.test(error.stack ?? '')) ||
  /^(?:CONNECTION_(?:CLOSED|DESTROYED|ENDED)|E(?:CONNRESET|PIPE|TIMEDOUT)|UND_ERR_.*)$/.test(code);

/** Messages for system errors, by error code. If a file is open in another program, Windows reports one of three codes. */
const SYSTEM_MESSAGES: readonly (readonly [RegExp, (path: string) => string])[] = [
  [
    /^E(?:BUSY|ACCES|PERM)$/,
    (path) =>
      `${path} is open in another program, or you have no permission for it. Close the program or change the permissions, and try again.`,
  ],
  [/^ENOENT$/, (path) => `${path} does not exist, or cannot be created. Check the path.`],
  [/^(?:ENOSPC|EDQUOT)$/, () => DISK_FULL],
  [/^(?:CONNECT_TIMEOUT|ECONNREFUSED|E(?:HOST|NET)UNREACH)$/, () => 'No server responds there.'],
  [
    /^(?:SELF_SIGNED_CERT_|DEPTH_ZERO_SELF_SIGNED_|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF))/,
    () =>
      'This computer does not trust the database’s certificate. Download the certificate from the dashboard (Database, Settings, SSL Configuration), and put NODE_EXTRA_CA_CERTS=<file> before the command.',
  ],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, () => 'The host does not exist, or there is no internet connection.'],
];

/** Messages for database errors, by SQLSTATE and message. The first match is used. */
const DATABASE_MESSAGES: readonly (readonly [RegExp, (message: string) => string])[] = [
  [/^(?:57P0[1-5]|25P03) /, () => CONNECTION_LOST],
  [/^28(?:P01|000) /, () => 'The user or the password in DATABASE_URL is wrong.'],
  [
    /^XX000 Tenant or user not found/,
    () =>
      'The pooler does not know this project or user. Copy the connection string of the Session pooler again (dashboard, Connect). The user in that string ends in the project’s ID.',
  ],
  [
    /^(?:3F000|42P01|42703|42883) /,
    (message) => `${message}. To apply the missing migrations, run "npx supabase@3 db push --remote".`,
  ],
  [
    /^42501 query would be affected by row-level security/,
    () => 'This login cannot read every row. Give it BYPASSRLS, or use the project’s own login, postgres.',
  ],
  [/^25006 /, () => 'The database is read-only. See docs/owner.md, "How full it is".'],
  [/^/, (message) => `The database reports an error: ${message}.`],
];

/** Describes an error, and how to fix it, in plain words and without secrets. */
export function describeError(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  if (error instanceof AggregateError && error.errors.length > 0) return describeError(error.errors[0]);
  // `fetch` only says "fetch failed"; the reason is in the cause of the error.
  if (error instanceof TypeError && error.cause !== undefined) return describeError(error.cause);
  const code = codeOf(error);
  const [message = ''] = messageOf(error).split('\n');
  // Only database errors have a severity. The code alone is ambiguous, because EBUSY also has the form of an SQLSTATE.
  if (isObject(error) && 'severity' in error) {
    const [, toMessage] = DATABASE_MESSAGES.find(([states]) => states.test(`${code} ${message}`)) ?? [];
    if (toMessage !== undefined) return toMessage(`${message} (${code})`);
  }
  const [, toMessage] = SYSTEM_MESSAGES.find(([codes]) => codes.test(code)) ?? [];
  const { dest, path = 'A file' } = isObject(error) ? error : {};
  if (toMessage !== undefined) return toMessage(`${dest ?? path}`);
  if (isConnectionLost(code, error)) return CONNECTION_LOST;
  if (code.startsWith('ERR_PARSE_ARGS')) return message;
  return `${message || 'Unknown error.'} (This error is unexpected. To see where it occurred, put PITLANE_DEBUG=1 before the command.)`;
}

function fail(error: unknown): void {
  console.error(describeError(error));
  if (process.env['PITLANE_DEBUG'] && error instanceof Error) console.error(error.stack);
  process.exitCode = 1;
}

/**
 * Runs a command. If the command fails or waits for something that never happens, prints the reason and exits with code 1.
 * @param help What the command does, and its arguments. The argument `help` prints this text instead of running the command.
 */
export async function runCommand(help: string, main: () => Promise<unknown>): Promise<void> {
  if (process.argv.slice(2).some((argument) => /^(?:(?:--)?help|-h)$/.test(argument)))
    return console.log(help);
  const failStuck = () => {
    fail(new CommandError('The command was waiting for a response that never came. Try again.'));
    process.exit();
  };
  process.once('beforeExit', failStuck);
  process.once('uncaughtException', (error) => {
    fail(error);
    process.exit();
  });
  await main().catch(fail);
  process.off('beforeExit', failStuck);
}
