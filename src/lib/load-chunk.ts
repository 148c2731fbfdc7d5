const RETRY_AFTER_MS = 1000;

/**
 * Loads a chunk and retries once, a second after a failure. The address stays the same: under two addresses a module
 * would run twice.
 * @throws The error of the second attempt.
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    await refreshFailedScripts();
    return load();
  }
}

/** Requests again what failed, past the cache: some hosts let browsers cache a 404 under /assets/ for a year. */
async function refreshFailedScripts(): Promise<void> {
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const failed = requests.filter(
    ({ name, responseStatus }) => name.endsWith('.js') && responseStatus !== 200,
  );
  await Promise.allSettled(failed.map(({ name }) => fetch(name, { cache: 'reload' })));
}
