const RETRY_AFTER_MS = 1000;

/**
 * Loads a part of the site's code, and tries once more a second after a failure: connections on the road break, and come
 * back. Always under the same address, as a module under two would run twice.
 * @throws What the second attempt threw.
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return load();
  }
}
