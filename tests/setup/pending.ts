/** Returns a promise, and the function that resolves it. `Promise.withResolvers` requires Node 22. */
export function pending<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}
