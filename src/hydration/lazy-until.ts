import { type ComponentType, lazy } from 'react';

/** A component whose code is loaded once `ready` has resolved; at once while prerendering. */
export function lazyUntil<Props>(ready: Promise<unknown>, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) await ready;
    return { default: await load() };
  });
}
