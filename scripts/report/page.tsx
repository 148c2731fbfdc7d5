import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { count, torontoFullTime } from './formats.ts';
import { tilesOf } from './glance.ts';
import { type Section, sectionsOf } from './sections.ts';
import type { Figures, Notes } from './views.ts';

export interface Report {
  product: string;
  /** Where the figures come from. */
  source: string;
  at: Date;
  figures: Figures;
  notes: Notes;
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

const Note = ({ text, name }: { text: string; name: keyof Figures }) => (
  <p className="note">
    {text} <a href={`${name}.csv`}>{name}.csv</a>
  </p>
);

const AtAGlance = ({ row, now }: { row: Figures['at_a_glance'][number]; now: Date }) => (
  <dl className="tiles">
    {tilesOf(row, now).map(({ id, unit, value, note, isLate = false }) => (
      <div key={id} id={id} className={isLate ? 'tile late' : 'tile'}>
        <dt>{unit}</dt>
        <dd className="value">{value}</dd>
        <dd>{note}</dd>
      </div>
    ))}
  </dl>
);

/** Rows of a table; the file has all. */
const MOST = 12;

const isNumber = (cell: number | string) => typeof cell === 'number';

/** A table with a bar for each number, to scale, below the names. */
function Table({ section: { name, columns = [], rows = [] } }: { section: Section }) {
  const shown = rows.slice(0, MOST);
  const max = Math.max(1, ...shown.flatMap(({ cells }) => cells.filter(isNumber)));
  return (
    <table aria-labelledby={name}>
      <thead>
        <tr>
          {columns.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          // Two rows may have one name.
          <tr key={`${row.name} ${row.cells}`} className={row.isMarked ? 'marked' : undefined}>
            <th scope="row">
              {row.name}
              {row.cells.filter(isNumber).map((value, place) => (
                <i key={columns[place]} className="bar" style={{ width: `${(100 * value) / max}%` }} />
              ))}
            </th>
            {row.cells.map((cell, column) => (
              <td key={columns[column + 1]}>{isNumber(cell) ? count(cell) : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Charts or a table over what they show. */
function Figure({ section, text }: { section: Section; text: string }) {
  const { title, name, charts = [], rows = [], note = '' } = section;
  const hidden = Math.max(0, rows.length - MOST);
  const more = hidden > 0 ? ` The file has ${count(hidden)} more rows.` : '';
  return (
    <section className="figure" aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {charts.length + rows.length === 0 && <p>Nothing yet.</p>}
      {charts.length > 0 && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: SVGs that jsdom has serialized, with their texts escaped
        <div className="charts" dangerouslySetInnerHTML={{ __html: charts.join('') }} />
      )}
      {rows.length > 0 && <Table section={section} />}
      <Note text={`${note} ${text}${more}`} name={name} />
    </section>
  );
}

export function renderPage({ product, source, at, figures, notes }: Report): string {
  const [glance] = figures.at_a_glance;
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
              <time dateTime={at.toISOString()}>{torontoFullTime(at)}</time>, Toronto time. From {source}.
              Solid bars show the first number of a row, outlined ones the second.
            </p>
          </header>
          {glance && <AtAGlance row={glance} now={at} />}
          <Note text={notes.at_a_glance} name="at_a_glance" />
          <div className="figures">
            {sectionsOf(figures).map((section) => (
              <Figure key={section.name} section={section} text={notes[section.name]} />
            ))}
          </div>
          <footer>
            <p>
              Left out of every figure: the doctor’s rows, programs that name themselves, and events of other
              hosts than those in <code>private.site_hosts</code>. The lists of people leave out the doctor
              alone.
            </p>
          </footer>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
