import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { FailureNote } from '@/components/failure-note';
import { LinkedText } from '@/components/linked-text';
import { useContent } from '@/content/use-content';
import { HydrationMarker, markPage } from '@/hydration/hydration-marker';
import { LandingPage } from '@/routes/landing-page';
import { NotFoundPage } from '@/routes/not-found-page';

/**
 * Renders the landing page, or the page for unknown URLs.
 * @param route The route that the document specifies. It can differ from the path in the URL, because hosts also serve the
 * landing page under other URLs, such as `/index.html`.
 */
function App({ route }: { route: string }) {
  const { failures, language } = useContent();

  return (
    <>
      {/* Outside the error boundary, so that the page is marked as hydrated even after an error. Until the page is marked,
       * replay-early-click.ts blocks all buttons, including the one in the failure note.
       */}
      <HydrationMarker onHydrated={markPage} />
      <ErrorBoundary
        fallback={
          <FailureNote>
            <LinkedText text={failures.page} />
          </FailureNote>
        }
      >
        <Routes location={route}>
          <Route path={language.path} element={<LandingPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
    </>
  );
}

export { App };
