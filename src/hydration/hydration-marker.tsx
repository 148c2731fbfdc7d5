import { useEffect, useEffectEvent } from 'react';

/** Calls `onHydrated` once what surrounds it is hydrated, or shown for the first time. */
function HydrationMarker({ onHydrated }: { onHydrated: () => void }) {
  const notify = useEffectEvent(onHydrated);
  useEffect(() => {
    // In a task of its own: React cannot hydrate a part that is pressed while it runs effects.
    const timer = setTimeout(() => notify());
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** Says so on the root. Tests wait for it, and early-press.ts repeats what was pressed before. */
function markPage(): void {
  document.documentElement.setAttribute('data-hydrated', '');
  window.dispatchEvent(new Event('hydrated'));
}

export { HydrationMarker, markPage };
