import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ContentProvider } from '@/content/use-content';
import { App } from './app';
import { type Content, loadContent } from './content/load-content';
import { languageOf } from './lib/languages';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');

const { route = '' } = root.dataset;
// Not by the attribute `lang`, which a translator's extension may have changed already.
const language = languageOf(route);

const siteIn = (content: Content) => (
  <StrictMode>
    <ContentProvider value={content}>
      <BrowserRouter>
        <App route={route} />
      </BrowserRouter>
    </ContentProvider>
  </StrictMode>
);

/** The development server sends an empty root. A changed text takes the place of the one before. */
function show(container: HTMLElement, content: Content): void {
  const page = createRoot(container);
  page.render(siteIn(content));
  import.meta.hot?.accept('./content/load-content', async (changed) => {
    page.render(siteIn(await changed?.['loadContent'](language)));
  });
}

/** A build sends the prerendered page. */
function hydrate(container: HTMLElement, content: Content): void {
  // A transition, so that the page stays responsive between slices of the work.
  startTransition(() => void hydrateRoot(container, siteIn(content)));
}

async function start(container: HTMLElement): Promise<void> {
  const content = await loadContent(language);
  // Hydration starts in a task of its own, since evaluating the modules is a long one already.
  if (container.hasChildNodes()) setTimeout(hydrate, 0, container, content);
  else show(container, content);
}

// Not awaited here: the content's chunk imports this one.
start(root).catch((error: unknown) => {
  // As src/hydration/incomplete-page.ts does for a file that does not come.
  document.documentElement.setAttribute('data-failed', '');
  throw error;
});
