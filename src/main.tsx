import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

function hydrate(container: HTMLElement): void {
  // A transition, so that the page stays responsive between slices of the work.
  startTransition(() => void hydrateRoot(container, site));
}

// The development server sends an empty root, a build the prerendered page. Hydration starts in a task of its own, since
// evaluating the modules is a long one already.
if (root.hasChildNodes()) setTimeout(hydrate, 0, root);
else createRoot(root).render(site);
