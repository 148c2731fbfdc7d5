/** The deadline in milliseconds. Without one, a request over a stalled connection would neither complete nor fail. */
const DEADLINE_MS = 15_000;

/**
 * Calls `load` and settles like the promise that `load` returns. If 15 seconds pass first, rejects and aborts the signal
 * that `load` received.
 */
export function withTimeout<Value>(load: (signal: AbortSignal) => PromiseLike<Value>): Promise<Value> {
  const controller = new AbortController();
  return new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException(`Nothing came within ${DEADLINE_MS} ms`, 'TimeoutError'));
      controller.abort();
    }, DEADLINE_MS);
    // `async` turns an error that `load` throws synchronously into a rejection, so that the timer is cleared then, too.
    const start = async () => load(controller.signal);
    start()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
