import { useEffect, useEffectEvent } from 'react';

/** Calls `onHydrated` after the tree around it is hydrated, or mounted for the first time. */
function HydrationMarker({ onHydrated }: { onHydrated: () => void }) {
  const notify = useEffectEvent(onHydrated);
  useEffect(() => {
    // Waits for the next task, because React cannot hydrate a part in response to a click while it runs effects.
    const timer = setTimeout(() => notify());
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/**
 * Marks the page as hydrated: sets an attribute on `<html>` for the tests, which wait for it, and fires an event for
 * replay-early-click.ts, which then repeats the last click.
 */
function markPage(): void {
  document.documentElement.setAttribute('data-hydrated', '');
  window.dispatchEvent(new Event('hydrated'));
}

export { HydrationMarker, markPage };
