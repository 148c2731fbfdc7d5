import { useEffect, useState } from 'react';

const THRESHOLD_PX = 20;

/**
 * Whether the page has been scrolled more than 20 px (Specification, section 2, point 4); false on the server.
 * Kept in state: as the snapshot of a store it would be read after every commit, and reading it lays the page out.
 */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > THRESHOLD_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return scrolled;
}
