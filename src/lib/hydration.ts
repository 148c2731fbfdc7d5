/**
 * Marks an element as hydrated, which tests wait for, and lets index.html repeat what was pressed in it before. In a task of
 * its own: React cannot hydrate a section that is pressed while it runs effects. Returns a function that cancels it.
 */
export function markHydrated(element: HTMLElement | null): () => void {
  const timer = setTimeout(() => {
    element?.setAttribute('data-hydrated', '');
    window.dispatchEvent(new Event('hydrated'));
  });
  return () => clearTimeout(timer);
}
