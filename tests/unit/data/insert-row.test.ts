import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DataClient } from '@/data/client';
import { DEADLINE_MS, insertRow } from '@/data/insert-row';
import { settings } from '@/lib/settings';
import { created, fakeDataInterface, silence } from './fake-data-interface';

const server = fakeDataInterface();

const insertEvent = (client: DataClient, signal: AbortSignal) =>
  client
    .from('registered_users')
    .insert({ email_id: 'a@b', postal_code: 'x', user_agent: 'x' })
    .abortSignal(signal);

/** Loads the client first, as that takes time of its own. */
async function stopClock() {
  await import('@/data/client');
  vi.useFakeTimers();
}

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('@/data/client');
  vi.resetModules();
});

describe('insertRow', () => {
  it('sends nothing from a preview without a project, and says so', async () => {
    const project = settings.supabaseUrl;
    settings.supabaseUrl = 'https://preview.invalid';
    expect(await insertRow(insertEvent)).toEqual({ ok: false, reason: 'preview' });
    settings.supabaseUrl = project;
    expect(server.sent).toEqual([]);
  });

  it('waits 15 seconds for an answer and then aborts the request', async () => {
    await stopClock();
    let aborted = false;
    server.answerWith((init) => {
      init.signal?.addEventListener('abort', () => {
        aborted = true;
      });
      return silence(init);
    });
    const settled = vi.fn();
    const result = insertRow(insertEvent).finally(settled);

    await vi.advanceTimersByTimeAsync(DEADLINE_MS - 1);
    expect(server.sent).toHaveLength(1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ ok: false, reason: 'failed' });
    expect(DEADLINE_MS).toBe(15_000);
    expect(aborted).toBe(true);
  });

  it('takes an answer that comes just before that', async () => {
    await stopClock();
    server.answerWith(async () => {
      await new Promise((resolve) => setTimeout(resolve, DEADLINE_MS - 1));
      return created();
    });
    const result = insertRow(insertEvent);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS - 1);
    expect(await result).toEqual({ ok: true, data: null });
  });

  it('leaves no timer after the answer', async () => {
    await stopClock();
    expect(await insertRow(insertEvent)).toEqual({ ok: true, data: null });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails when the client cannot be loaded', async () => {
    vi.resetModules();
    vi.doMock('@/data/client', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    expect(await insertRow(insertEvent)).toEqual({ ok: false, reason: 'failed' });
    expect(server.sent).toEqual([]);
  });

  it('does not send an insert whose client was loaded after the deadline', async () => {
    const { client } = await import('@/data/client');
    vi.resetModules();
    vi.useFakeTimers();
    let arrive: () => void = () => undefined;
    const loaded = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.doMock('@/data/client', async () => {
      await loaded;
      return { client };
    });
    const result = insertRow(insertEvent);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(await result).toEqual({ ok: false, reason: 'failed' });

    arrive();
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    await vi.dynamicImportSettled();
    expect(server.sent).toEqual([]);
  });

  it('fails when the insert itself throws', async () => {
    const result = await insertRow(() => {
      throw new Error('unexpected');
    });
    expect(result).toEqual({ ok: false, reason: 'failed' });
  });
});
