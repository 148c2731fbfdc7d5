import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary, FailureNote } from '@/components/error-boundary';
import { useContent } from '@/hooks/use-content';
import { HydrationMarker } from '@/pre-hydration/hydration-marker';
import { LandingPage } from '@/routes/landing-page';
import { NotFoundPage } from '@/routes/not-found-page';

/** The routes: the landing page, and the page for unknown addresses. */
function App() {
  const { failures, language } = useContent();

  return (
    <ErrorBoundary fallback={<FailureNote>{failures.page}</FailureNote>}>
      <HydrationMarker />
      <Routes>
        {[language.path, `${language.path}index.html`].map((path) => (
          <Route key={path} path={path} element={<LandingPage />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ErrorBoundary>
  );
}

export { App };
