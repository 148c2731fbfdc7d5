import './styles.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ContentProvider } from '@/content/use-content';
import { App } from './app';
import { type Content, loadContent } from './content/load-content';
import { languageOf } from './lib/languages';
import { takeTyped } from './state/visitor';

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

/** The page is prerendered, by the build and by the development server, where a changed text takes the place of the one before. */
function hydrate(container: HTMLElement, content: Content): void {
  // A transition, so that the page stays responsive between slices of the work.
  startTransition(() => {
    const page = hydrateRoot(container, siteIn(content));
    import.meta.hot?.accept('./content/load-content', async (changed) => {
      page.render(siteIn(await changed?.['loadContent'](language)));
    });
  });
}

async function start(container: HTMLElement): Promise<void> {
  takeTyped();
  const content = await loadContent(language);
  // Hydration starts in a task of its own, since evaluating the modules is a long one already.
  setTimeout(hydrate, 0, container, content);
}

// Not awaited here: the content's chunk imports this one.
start(root).catch((error: unknown) => {
  // As src/hydration/incomplete-page.ts does for a file that does not come.
  document.documentElement.setAttribute('data-failed', '');
  throw error;
});
