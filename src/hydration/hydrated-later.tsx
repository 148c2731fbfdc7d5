import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { HydrationMarker } from './hydration-marker';

/**
 * Surrounds what is hydrated later than the page, such as a part whose code waits; everything else can be used
 * once the page is hydrated. Repeats the last press on a button in it, unless something has answered the press, which it
 * says by preventing the default. Nothing inside has to know.
 */
function HydratedLater({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button === null) return;
      pressed.current = null;
      const waits =
        button.closest('[data-hydrated]') === part.current && part.current?.dataset['hydrated'] !== '';
      if (!waits || event.defaultPrevented) return;
      pressed.current = button;
      event.stopPropagation();
    }
    // Between the document, where clicks are handled by their text, and the root, where React would drop the press.
    document.body.addEventListener('click', onClick, true);
    return () => document.body.removeEventListener('click', onClick, true);
  }, []);
  function finish() {
    part.current?.setAttribute('data-hydrated', '');
    pressed.current?.click();
    pressed.current = null;
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

export { HydratedLater };
