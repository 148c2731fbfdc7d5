import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { FailureNote } from '@/components/failure-note';
import { LinkedText } from '@/components/linked-text';
import { useContent } from '@/content/use-content';
import { HydrationMarker, markPage } from '@/hydration/hydration-marker';
import { LandingPage } from '@/routes/landing-page';
import { NotFoundPage } from '@/routes/not-found-page';

/**
 * The routes: the landing page, and the page for unknown addresses.
 * @param route As the document has it, in place of the address: hosts differ in the spellings that they answer with the
 * landing page.
 */
function App({ route }: { route: string }) {
  const { failures, language } = useContent();

  return (
    <>
      {/* Outside: the note's button can be pressed as well. */}
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
