import { withinDeadline } from '@/lib/within-deadline';

/**
 * Why a row was not stored. `duplicate`: its email address is already in the table (SQLSTATE 23505). `limited`: a rate
 * limit was reached or the table is full (HTTP 429). `failed`: anything else.
 */
export interface InsertFailure {
  ok: false;
  reason: 'duplicate' | 'limited' | 'failed';
  /** Details for the console, such as the error code and the status. Never contains what the visitor typed. */
  cause: string;
}

/** The result of an insert. On success, it includes the stored values that the caller needs. Inserts never throw. */
export type InsertResult<Stored extends object = object> = ({ ok: true } & Stored) | InsertFailure;

const UNIQUE_VIOLATION = '23505';
/** The status that PostgREST returns for a stored row. An error page from a proxy has a different one. */
const CREATED = 201;
const TOO_MANY_REQUESTS = 429;

interface Answer {
  status: number;
  error: { code: string } | null;
  data: unknown;
}

/**
 * Sends one insert. Returns the response data, or the reason why the row was not stored. Never throws. The request is
 * aborted at the deadline: the visitor is told that it failed, and a row stored later would make the next attempt a
 * duplicate.
 */
export async function insertRow(
  send: (signal: AbortSignal) => PromiseLike<Answer>,
): Promise<{ ok: true; data: unknown } | InsertFailure> {
  try {
    const { status, error, data } = await withinDeadline(send);
    if (error === null && status === CREATED) return { ok: true, data };
    const cause = `code ${error?.code || 'none'}, status ${status}`;
    if (error?.code === UNIQUE_VIOLATION) return failure('duplicate', cause);
    return failure(status === TOO_MANY_REQUESTS ? 'limited' : 'failed', cause);
  } catch (error) {
    return failure('failed', error instanceof Error ? error.name : 'unknown');
  }
}

export function failure(reason: InsertFailure['reason'], cause: string): InsertFailure {
  return { ok: false, reason, cause };
}
