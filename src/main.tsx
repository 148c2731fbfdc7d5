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

// The development server sends an empty root; a build sends the finished page.
if (root.hasChildNodes()) {
  restoreStyles(root);
  keepShippedHtml(root);
  // In slices, so that the page scrolls and answers between them. React reports a mismatch on the console.
  startTransition(() => void hydrateRoot(root, site));
} else createRoot(root).render(site);
