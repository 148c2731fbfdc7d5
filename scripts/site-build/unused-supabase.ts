/**
 * A stub for a part of supabase-js that the site does not use. `createClient` creates all parts, so tree shaking removes
 * none; together they are five times the size of the rest.
 * @param known What `createClient` itself uses; anything else throws.
 */
function unused(name: string, known: object = {}) {
  return function part() {
    return new Proxy(known, {
      get(target, property) {
        if (Reflect.has(target, property)) return Reflect.get(target, property);
        throw new Error(`This build of supabase-js has no ${name} (used: ${String(property)})`);
      },
    });
  };
}

export const AuthClient = unused('auth');
export const FunctionsClient = unused('functions');
export const StorageClient = unused('storage');
/** `createClient` passes it the token. */
export const RealtimeClient = unused('realtime', { setAuth: () => undefined });

// Re-exported by supabase-js under these names.
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export class StorageApiError extends Error {}
export const FunctionRegion = {};
