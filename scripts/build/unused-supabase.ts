/**
 * Replaces the parts of supabase-js that the site does not use. `createClient` creates every part, so tree shaking removes
 * none (docs/decisions/0020).
 */
class Unused {
  /** `createClient` passes the token to this method. */
  setAuth(): void {}
}

// supabase-js re-exports some of these names.
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
