import { PREVIEW_URL } from '@/lib/env';
import { loadChunk } from '@/lib/load-chunk';
import { settings } from '@/lib/settings';
import type { DataClient } from './client';

/**
 * Why a row was not stored: its e-mail address is there already (SQLSTATE 23505), this build is a preview without a
 * project, or anything else.
 */
export interface InsertFailure {
  ok: false;
  reason: 'duplicate' | 'preview' | 'failed';
}

/** Result of an insert, with what the caller may use of the stored row. Inserts never throw. */
export type InsertResult<Stored extends object = object> = ({ ok: true } & Stored) | InsertFailure;

/** An insert that takes longer fails. Milliseconds. */
export const DEADLINE_MS = 15_000;

const UNIQUE_VIOLATION = '23505';
/** PostgREST's status for a stored row. A page from a proxy has another status. */
const CREATED = 201;

interface Answer {
  status: number;
  error: { code: string } | null;
  data: unknown;
}

type Send = (client: DataClient, signal: AbortSignal) => PromiseLike<Answer>;

/**
 * Sends one insert and returns the data of the answer or the reason for its failure. Never throws. Loading the client
 * counts towards the deadline, and nothing is sent after it: the visitor has been told that the insert failed, and a
 * row stored later would make the next attempt a duplicate.
 */
export async function insertRow(send: Send): Promise<{ ok: true; data: unknown } | InsertFailure> {
  if (settings.supabaseUrl === PREVIEW_URL) return { ok: false, reason: 'preview' };
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
