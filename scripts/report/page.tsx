import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Figure } from './figure.tsx';
import { AtAGlance } from './glance.tsx';
import { sectionsOf } from './sections.ts';
import type { Figures } from './views.ts';

export interface Report {
  product: string;
  /** Where the figures come from. */
  source: string;
  at: Date;
  figures: Figures;
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

/** Tailwind's reset, the site's tokens, base styles and fonts, and the report's own rules: the page asks for nothing. */
function styles(): string {
  const site = ['fonts', 'tokens', 'base'].map((name) => `../../src/styles/${name}.css`);
  const sheets = [import.meta.resolve('tailwindcss/preflight.css'), ...site, './report.css'];
  const rules = sheets.map((sheet) => read(sheet).toString()).join('\n');
  return rules.replaceAll(
    /url\("\.\.(\/assets\/fonts\/[^"]+)"\)/g,
    (_url, file: string) => `url(data:font/woff2;base64,${read(`../../src${file}`).toString('base64')})`,
  );
}

const moment = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  dateStyle: 'full',
  timeStyle: 'short',
});

export function renderPage({ product, source, at, figures }: Report): string {
  const [glance] = figures['at-a-glance'];
  const title = `${product} report`;
  const page = (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; font-src data:"
        />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{styles()}</style>
      </head>
      <body>
        <main>
          <header>
            <h1>{title}</h1>
            <p>
              <time dateTime={at.toISOString()}>{moment.format(at)}</time>, Toronto time. From {source}.
            </p>
          </header>
          {glance && <AtAGlance row={glance} now={at} />}
          <div className="figures">
            {sectionsOf(figures).map((section) => (
              <Figure key={section.file} {...section} />
            ))}
          </div>
          <footer>
            <p>
              Left out everywhere: the doctor’s rows, programs that name themselves, and events of other hosts
              than those in <code>private.site_hosts</code>.
            </p>
          </footer>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
