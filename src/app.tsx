import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary, FailureNote } from '@/components/error-boundary';
import { failures } from '@/content/messages';
import { announceHydration } from '@/lib/hydration';
import { language } from '@/lib/language';
import { LandingPage } from '@/routes/landing-page';
import { NotFoundPage } from '@/routes/not-found-page';

/** The routes: the landing page, and the page for unknown addresses. */
function App() {
  useEffect(() => announceHydration(document.documentElement), []);

  return (
    <ErrorBoundary fallback={<FailureNote>{failures.page}</FailureNote>}>
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
