import { useEffect } from 'react';

const THRESHOLD_PX = 20;

/** Keeps `data-scrolled` on the root element while the page is scrolled by more than 20 px. No style depends on it. */
export function useScrolledAttribute(): void {
  useEffect(() => {
    const update = () =>
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
}
