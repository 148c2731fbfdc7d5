import { withTimeout } from '@/lib/with-timeout';

/**
 * Why a row was not stored. `duplicate`: the table already contains the row's email address (SQLSTATE 23505). `limited`: a
 * rate limit has been reached, usually by the visitor's network. `failed`: anything else, such as a full table.
 */
export interface InsertFailure {
  ok: false;
  reason: 'duplicate' | 'limited' | 'failed';
  /** Details for the console, such as the error code and the status. Never contains typed text. */
  cause: string;
}

/** The result of an insert. On success, it includes the stored values that the caller needs. */
export type InsertResult<Stored extends object = object> = ({ ok: true } & Stored) | InsertFailure;

const UNIQUE_VIOLATION = '23505';
/** The status that PostgREST returns for a stored row. The error page of a proxy has a different status. */
const CREATED = 201;
const TOO_MANY_REQUESTS = 429;

/** The parts of a response from supabase-js that are used here. */
interface InsertResponse {
  status: number;
  error: { code: string; hint?: string | null } | null;
  data: unknown;
}

/**
 * Sends one insert. Never throws. Aborts the request at the deadline and reports a failure, because a row that is
 * stored later would make the visitor's next attempt a duplicate.
 */
export async function insertRow(
  send: (signal: AbortSignal) => PromiseLike<InsertResponse>,
): Promise<{ ok: true; data: unknown } | InsertFailure> {
  try {
    const { status, error, data } = await withTimeout(send);
    if (error === null && status === CREATED) return { ok: true, data };
    const cause = `code ${error?.code || 'none'}, status ${status}`;
    if (error?.code === UNIQUE_VIOLATION) return createFailure('duplicate', cause);
    // If the table is full, the database returns the same status with a different hint. A proxy may return the status
    // without a hint.
    const isLimited = status === TOO_MANY_REQUESTS && error?.hint?.startsWith('Try again') === true;
    return createFailure(isLimited ? 'limited' : 'failed', cause);
  } catch (error) {
    return createFailure('failed', error instanceof Error ? error.name : 'unknown');
  }
}

/** Creates the result of a failed insert. */
export function createFailure(reason: InsertFailure['reason'], cause: string): InsertFailure {
  return { ok: false, reason, cause };
}
