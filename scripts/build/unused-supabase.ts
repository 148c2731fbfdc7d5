/**
 * Stands in for a part of supabase-js that this site never uses. `createClient` makes all of them, so none can be
 * shaken off, and together they are five times the rest.
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
/** It is handed the token as soon as there is one. */
export const RealtimeClient = unused('realtime', { setAuth: () => undefined });

// Passed on by supabase-js under these names; only the clients above could throw one.
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export class StorageApiError extends Error {}
export const FunctionRegion = {};
