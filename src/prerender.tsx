import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { documentTexts } from '@/content/document-texts';
import { ContentProvider } from '@/content/use-content';
import { App } from './app';
import { type Content, loadContent } from './content/load-content';
import type { Language } from './lib/languages';

/** The pages of each language. Files and paths are relative to the path of the language. */
const PAGES = [
  { file: 'index.html', path: '' },
  { file: '404.html', path: '404' },
];

/** Renders the pages of a language. Also returns the other texts that the build needs. */
async function renderLanguage(language: Language) {
  const content = await loadContent(language);
  const pages = PAGES.map(async ({ file, path }) => {
    const route = language.path + path;
    return { file, route, html: await render(route, content) };
  });
  return { language, texts: await documentTexts(language), pages: await Promise.all(pages) };
}

/**
 * Renders a route to the HTML inside `#root`.
 * @throws Error if the HTML contains a script or an unfinished boundary, because the page must work without JavaScript.
 */
async function render(route: string, content: Content): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <ContentProvider value={content}>
        <StaticRouter location={route}>
          <App route={route} />
        </StaticRouter>
      </ContentProvider>
    </StrictMode>,
    // By default, React hides large boundaries and moves them into place with an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  if (/<script|<!--\$[?!]-->/.test(html)) throw new Error(`${route} needs a script to be complete`);
  return html;
}

export { renderLanguage };
