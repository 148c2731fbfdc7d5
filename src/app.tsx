import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary, FailureNote } from '@/components/error-boundary';
import { failures } from '@/content/messages';
import { announceHydration } from '@/lib/hydration';
import { language } from '@/lib/language';
import { LandingPage } from '@/routes/landing-page';
import { NotFoundPage } from '@/routes/not-found-page';

interface AppProps {
  /** Path of the prerendered page, which hosts also answer with at other addresses; otherwise the address decides. */
  path?: string | undefined;
}

/** The routes: the landing page, and the page for unknown addresses. */
function App({ path }: AppProps) {
  useEffect(() => announceHydration(document.documentElement), []);

  return (
    <ErrorBoundary fallback={<FailureNote>{failures.page}</FailureNote>}>
      <Routes {...(path !== undefined && { location: path })}>
        <Route path={language.path} element={<LandingPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ErrorBoundary>
  );
}

export { App };
