import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { loadContent } from './content/load-content';
import { ContentProvider } from './hooks/use-content';
import { LANGUAGES } from './lib/languages';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');

/** Shows the page in the language of its document, which has preloaded the content. */
async function start(container: HTMLElement): Promise<void> {
  const { lang } = document.documentElement;
  const content = await loadContent(LANGUAGES.find(({ locale }) => locale === lang) ?? LANGUAGES[0]);
  const site = (
    <StrictMode>
      <ContentProvider value={content}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </ContentProvider>
    </StrictMode>
  );
  // A transition, so that the page stays responsive between slices of the work.
  const hydrate = () => startTransition(() => void hydrateRoot(container, site));
  // The development server sends an empty root, a build the prerendered page. Hydration starts in a task of its own, since
  // evaluating the modules is a long one already.
  if (container.hasChildNodes()) setTimeout(hydrate);
  else createRoot(container).render(site);
}

// Not awaited here: the content's chunk imports this one.
start(root).catch((error: unknown) => {
  document.getElementById('start-failed')?.removeAttribute('hidden');
  throw error;
});
