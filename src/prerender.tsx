import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';

/** What each prerendered file shows: its path decides the route. */
export const PAGES = [
  { file: 'index.html', path: '/' },
  { file: '404.html', path: '/404' },
] as const;

/**
 * Renders a route to the HTML that stands inside `#root`.
 * @throws Error when the output holds a script or an unfinished boundary: it has to stand without JavaScript.
 */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Larger boundaries would go out hidden, to be moved into place by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  if (/<script|<!--\$[?!]-->/.test(html)) throw new Error(`${path} needs a script to be complete`);
  return html;
}
