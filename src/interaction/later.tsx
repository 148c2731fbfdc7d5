import { type ComponentType, lazy, useCallback, useEffect, useState } from 'react';

/** Runs a task when the time has come. May return a function that cancels it. */
type When = (task: () => void) => (() => void) | undefined;

/** A component whose code is loaded by `load`. React keeps its prerendered HTML until then. */
export function later<Props>(loadComponent: () => Promise<ComponentType<Props>>) {
  type Module = { default: ComponentType<Props> };
  let arrive: (module: Module) => void;
  const arrived = new Promise<Module>((resolve) => {
    arrive = resolve;
  });
  return {
    // It never fails: React would render the whole page anew.
    Component: lazy(async () => (import.meta.env.SSR ? { default: await loadComponent() } : arrived)),
    load: async () => arrive({ default: await loadComponent() }),
  };
}

/**
 * Loads code. Returns whether that has failed; then each press on the page tries again. Chromium and Firefox request it
 * again only after a reload of the page.
 */
export function useLoad(load: () => Promise<void>, when: When): boolean {
  const [failed, setFailed] = useState(false);
  const run = useCallback(
    () =>
      void load().then(
        () => setFailed(false),
        () => setFailed(true),
      ),
    [load],
  );
  useEffect(() => when(run), [run, when]);
  useEffect(() => {
    if (!failed) return;
    document.addEventListener('click', run);
    return () => document.removeEventListener('click', run);
  }, [failed, run]);
  return failed;
}
