import { useEffect, useState } from 'react';

const THRESHOLD_PX = 20;

/**
 * Whether the page has been scrolled by more than 20 px; false on the server. Not useSyncExternalStore, which would read
 * `scrollY`, and so force layout, after every commit.
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
