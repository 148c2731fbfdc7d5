import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { FailureNote } from '@/components/failure-note';
import { failures } from '@/content/failures';
import { LandingPage } from '@/routes/landing-page';
import { NotFoundPage } from '@/routes/not-found-page';

/** Every primitive in every state, for whoever builds with them; no part of a production build. */
const Gallery = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('@/routes/component-gallery-page')).ComponentGalleryPage,
    }))
  : null;

/** The site's two screens (Specification, section 2). */
export function App() {
  // From here on the page answers: the boot hands over what was pressed before, and tests and the bench begin.
  useEffect(() => {
    performance.mark('hydrated');
    window.dispatchEvent(new Event('hydrated'));
    document.documentElement.dataset['hydrated'] = '';
  }, []);

  return (
    <ErrorBoundary fallback={<FailureNote>{failures.page}</FailureNote>}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
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
