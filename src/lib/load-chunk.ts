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
    return load();
  }
}
