import './styles.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ContentProvider } from '@/content/use-content';
import { App } from './app';
import { type Content, loadContent } from './content/load-content';
import { languageOf } from './lib/languages';
import { followFriendPrice } from './state/friend-price';
import { restoreDrafts } from './state/visitor';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');

const { route = '' } = root.dataset;
// Determined from the route, because a translation extension may already have changed the `lang` attribute.
const language = languageOf(route);

const createApp = (content: Content) => (
  <StrictMode>
    <ContentProvider value={content}>
      <BrowserRouter>
        <App route={route} />
      </BrowserRouter>
    </ContentProvider>
  </StrictMode>
);

/** Hydrates the prerendered page. In development, also renders the page again after each change to the texts. */
function hydrate(container: HTMLElement, content: Content): void {
  // Hydrates in a transition, so that the page can respond between slices of the work.
  startTransition(() => {
    const page = hydrateRoot(container, createApp(content));
    import.meta.hot?.accept('./content/load-content', async (changed) => {
      page.render(createApp(await changed?.['loadContent'](language)));
    });
  });
}

async function start(container: HTMLElement): Promise<void> {
  restoreDrafts();
  followFriendPrice();
  const content = await loadContent(language);
  // Starts hydration in its own task, because evaluating the modules is already a long task.
  setTimeout(hydrate, 0, container, content);
}

// A top-level `await` would wait forever, because the chunk with the content imports this one.
start(root).catch((error: unknown) => {
  // Shows the note about an incomplete page (src/hydration/incomplete-page.ts).
  document.documentElement.setAttribute('data-failed', '');
  throw error;
});
