import { loadChunk } from '@/lib/load-chunk';
import type { DataClient } from './client';
import type { InsertFailure } from './result';

/** An insert that takes longer is given up (Decisions, Dialogs, forms, toasts). Milliseconds. */
export const DEADLINE_MS = 15_000;

const UNIQUE_VIOLATION = '23505';
/** PostgREST's answer to a stored row. A proxy's own page comes with another status. */
const CREATED = 201;

interface Answer {
  status: number;
  error: { code: string } | null;
  data: unknown;
}

type Send = (client: DataClient, signal: AbortSignal) => PromiseLike<Answer>;

/**
 * Sends one insert. Gives the data of the answer, or the reason there is none; never throws.
 * Loading the client counts into the deadline, and an insert that is late is not sent any more: the visitor has been
 * told that it failed, and a row that came after that would answer the next try with "duplicate".
 */
export async function insertRow(send: Send): Promise<{ ok: true; data: unknown } | InsertFailure> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), DEADLINE_MS);
  try {
    const { status, error, data } = await Promise.race([
      loadAndSend(send, controller.signal),
      rejectOnAbort(controller.signal),
    ]);
    if (error?.code === UNIQUE_VIOLATION) return { ok: false, reason: 'duplicate' };
    return error === null && status === CREATED ? { ok: true, data } : { ok: false, reason: 'failed' };
  } catch {
    return { ok: false, reason: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

async function loadAndSend(send: Send, signal: AbortSignal): Promise<Answer> {
  const { client } = await loadChunk(() => import('./client'));
  signal.throwIfAborted();
  return send(client, signal);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
