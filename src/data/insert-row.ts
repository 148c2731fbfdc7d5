import { withinDeadline } from '@/lib/within-deadline';

/**
 * Why a row was not stored: its e-mail address is there already (SQLSTATE 23505), too many rows came from this network
 * (HTTP 429), or anything else.
 */
export interface InsertFailure {
  ok: false;
  reason: 'duplicate' | 'limited' | 'failed';
  /** For the console: the code and the status, never a value that was typed. */
  cause: string;
}

/** Result of an insert, with what the caller may use of the stored row. Inserts never throw. */
export type InsertResult<Stored extends object = object> = ({ ok: true } & Stored) | InsertFailure;

const UNIQUE_VIOLATION = '23505';
/** PostgREST's status for a stored row. A page from a proxy has another status. */
const CREATED = 201;
const TOO_MANY_REQUESTS = 429;

interface Answer {
  status: number;
  error: { code: string } | null;
  data: unknown;
}

/**
 * Sends one insert and returns the data of the answer or the reason for its failure. Never throws. Nothing is sent after
 * the deadline: the visitor has been told that the insert failed, and a row stored later would make the next attempt a
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
