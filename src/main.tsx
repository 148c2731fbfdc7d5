import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { restoreStyles } from './lib/prerendered-styles';
import { keepShippedHtml } from './lib/shipped-html';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** React reports a mismatch on the console. */
function hydrate(container: HTMLElement): void {
  restoreStyles(container);
  keepShippedHtml(container);
  // In slices, so that the page scrolls and answers between them.
  startTransition(() => void hydrateRoot(container, site));
}

// The development server sends an empty root; a build sends the finished page. Running every module has been a task
// already, so the first step of coming alive is another.
if (root.hasChildNodes()) setTimeout(hydrate, 0, root);
else createRoot(root).render(site);
