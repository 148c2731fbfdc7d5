import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary, FailureNote } from '@/components/error-boundary';
import { failures } from '@/content/messages';
import { LandingPage } from '@/routes/landing-page';
import { NotFoundPage } from '@/routes/not-found-page';

/** Addresses at which hosts answer with index.html. */
const LANDING_PATHS = ['/', '/index.html', '/%2F'];

/** Development only; a production build does not contain it. */
const Gallery = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('@/routes/component-gallery-page')).ComponentGalleryPage,
    }))
  : null;

/** The routes: the landing page, and the page for unknown addresses. */
function App() {
  // index.html then repeats what was pressed before; tests and the bench wait for the attribute and the mark. In a task of
  // its own, since React cannot hydrate a section that is pressed while it runs effects.
  useEffect(() => {
    const timer = setTimeout(() => {
      performance.mark('hydrated');
      document.documentElement.dataset['hydrated'] = '';
      window.dispatchEvent(new Event('hydrated'));
    });
    return () => clearTimeout(timer);
  }, []);

  return (
    <ErrorBoundary fallback={<FailureNote>{failures.page}</FailureNote>}>
      <Routes>
        {LANDING_PATHS.map((path) => (
          <Route key={path} path={path} element={<LandingPage />} />
        ))}
        {Gallery && (
          <Route
            path="/gallery"
            element={
              <Suspense fallback={null}>
                <Gallery />
              </Suspense>
            }
          />
        )}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ErrorBoundary>
  );
}

export { App };
