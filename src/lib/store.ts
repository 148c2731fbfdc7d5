import { useSyncExternalStore } from 'react';

/** A value that several parts of the page share. */
export interface Store<Value> {
  get: () => Value;
  set(value: Value): void;
  /** Calls the listener after every `set`. Returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** The value on the server and during hydration. */
  initial: Value;
}

/** Creates a store. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the value of a store, and rerenders the component when the value changes. */
export function useStore<Value>({ get, subscribe, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
