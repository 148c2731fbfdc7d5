/**
 * In place of the parts of supabase-js that the site does not use. `createClient` creates all parts, so tree shaking
 * removes none (docs/decisions/0020).
 */
class Unused {
  /** `createClient` passes it the token. */
  setAuth(): void {}
}

// supabase-js re-exports some of them.
export {
  Unused as AuthClient,
  Unused as FunctionRegion,
  Unused as FunctionsClient,
  Unused as FunctionsError,
  Unused as FunctionsFetchError,
  Unused as FunctionsHttpError,
  Unused as FunctionsRelayError,
  Unused as RealtimeClient,
  Unused as StorageApiError,
  Unused as StorageClient,
};
