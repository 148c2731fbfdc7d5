import { useEffect } from 'react';

/**
 * Sets `data-hydrated` on the element of that id, or on the root, once what surrounds this component is hydrated. Tests wait for
 * it, and early-press.ts repeats what was pressed there before.
 */
function HydrationMarker({ id }: { id?: string }) {
  useEffect(() => {
    // In a task of its own: React cannot hydrate a section that is pressed while it runs effects.
    const timer = setTimeout(() => {
      const element = id === undefined ? document.documentElement : document.getElementById(id);
      element?.setAttribute('data-hydrated', '');
      window.dispatchEvent(new Event('hydrated'));
    });
    return () => clearTimeout(timer);
  }, [id]);
  return null;
}

export { HydrationMarker };
