import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { documentTexts } from './document-texts';
import { language } from './lib/language';

/** The prerendered files and their routes. */
const PAGES = [
  { file: 'index.html', path: language.path },
  { file: '404.html', path: `${language.path}404` },
];

/**
 * Renders a route to the HTML inside `#root`.
 * @throws Error when the output has a script or an unfinished boundary, since it has to work without JavaScript.
 */
async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Larger boundaries would be hidden and moved into place by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  if (/<script|<!--\$[?!]-->/.test(html)) throw new Error(`${path} needs a script to be complete`);
  return html;
}

export { documentTexts, PAGES, render };
