/**
 * Marks an element as hydrated, which tests and the bench wait for, and lets index.html repeat what was pressed or typed in
 * it before. In a task of its own: React cannot hydrate a section that is pressed while it runs effects. Returns a function
 * that cancels it.
 */
export function announceHydration(element: HTMLElement | null): () => void {
  const timer = setTimeout(() => {
    performance.mark('hydrated');
    element?.setAttribute('data-hydrated', '');
    window.dispatchEvent(new Event('hydrated'));
  });
  return () => clearTimeout(timer);
}
