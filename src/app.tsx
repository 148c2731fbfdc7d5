import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LandingPage } from '@/routes/landing-page';
import { NotFoundPage } from '@/routes/not-found-page';

/** The site's two screens (Specification, section 2). */
export function App() {
  // For whoever measures or tests: from here on the page answers.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    performance.mark('hydrated');
  }, []);

  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
