/** How much of the page has been scrolled past, 0..1; 0 for a page that cannot scroll. */
export function scrollProgress(scrollY: number, scrollHeight: number, innerHeight: number): number {
  const distance = scrollHeight - innerHeight;
  return distance > 0 ? Math.min(1, Math.max(0, scrollY / distance)) : 0;
}

/** Reports the progress now and, once a frame at most, whenever it may have changed; gives the way to stop. */
export function observeScrollProgress(report: (progress: number) => void): () => void {
  let frame = 0;
  const update = () => {
    frame = 0;
    report(scrollProgress(window.scrollY, document.documentElement.scrollHeight, window.innerHeight));
  };
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(update);
  };
  update();
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}
