import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { HydrationMarker } from './hydration-marker';

/**
 * Wraps a part of the page that hydrates later than the rest, for example because its code is still loading. After the part
 * is hydrated, repeats the last click on a button inside it, unless the page has already handled that click.
 */
function DeferredHydration({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const clicked = useRef<HTMLElement>(null);
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button === null) return;
      clicked.current = null;
      const isWaiting =
        button.closest('[data-hydrated]') === part.current && part.current?.dataset['hydrated'] !== '';
      // src/clicks/page-clicks.ts calls `preventDefault` to mark the clicks that it has handled.
      const isHandled = event.defaultPrevented;
      if (!isWaiting || isHandled) return;
      clicked.current = button;
      event.stopPropagation();
    }
    // Listens on the body in the capture phase, because a click must reach the document first and the root last. The
    // document handles clicks on buttons with certain texts. At the root, React would drop the click.
    document.body.addEventListener('click', onClick, true);
    return () => document.body.removeEventListener('click', onClick, true);
  }, []);
  function finish() {
    part.current?.setAttribute('data-hydrated', '');
    clicked.current?.click();
    clicked.current = null;
  }
  return (
    <div ref={part} className="contents" data-hydrated="later">
      <Suspense fallback={null}>
        {children}
        <HydrationMarker onHydrated={finish} />
      </Suspense>
    </div>
  );
}

export { DeferredHydration };
