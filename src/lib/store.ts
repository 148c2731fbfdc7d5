import { useSyncExternalStore } from 'react';

/** A value that several parts of the page share. */
export interface Store<Value> {
  get: () => Value;
  set(value: Value): void;
  /** Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** On the server and while hydrating. */
  initial: Value;
}

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

/** The value of a store; the component renders again when it changes. */
export function useStore<Value>({ get, subscribe, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
