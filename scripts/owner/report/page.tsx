import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatCount } from './charts.ts';
import { labelOf, type Section, sectionsOf } from './sections.ts';
import { describeWaitingApplications, tilesOf } from './tiles.ts';
import type { Figures, Row } from './views.ts';

export interface Report {
  product: string;
  /** The source of the figures. */
  source: string;
  at: Date;
  figures: Figures;
  /** What each view counts, by the view's name. */
  notes: Readonly<Record<string, string>>;
  /** Hosts in `private.site_hosts` for which no event was recorded. */
  hostsWithoutEvents: readonly string[];
  /** Whether the rows come from `supabase/seed.sql`. */
  isInvented: boolean;
}

/** Marks invented rows, on the page and in the output of the command. */
export const INVENTED_WARNING =
  'These rows are invented, because DATABASE_URL is not set. To report on your site, add DATABASE_URL to .env.production.local (docs/owner.md, “Look at the numbers”).';

const time = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  dateStyle: 'full',
  timeStyle: 'short',
});

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

/**
 * Returns the CSS: Tailwind's reset, the site's tokens and fonts, and the report's own rules. The page contains all of its
 * CSS and fonts, because it requests no other file.
 */
function readStyles(): string {
  const site = ['fonts', 'tokens'].map((name) => `../../../src/styles/${name}.css`);
  const sheets = [import.meta.resolve('tailwindcss/preflight.css'), ...site, './report.css'];
  const rules = sheets.map((sheet) => read(sheet).toString()).join('\n');
  return rules.replaceAll(
    /url\("\.\.(\/assets\/fonts\/[^"]+)"\)/g,
    (_url, file: string) => `url(data:font/woff2;base64,${read(`../../../src${file}`).toString('base64')})`,
  );
}

const Note = ({ text = '', name }: { text: string | undefined; name: string }) => (
  <p className="note">
    {text} <a href={`${name}.csv`}>{name}.csv</a>
  </p>
);

const AtAGlance = ({ row, now }: { row: Figures['at_a_glance'][number]; now: Date }) => (
  <ul className="tiles">
    {tilesOf(row, now).map(({ unit, value, note, isLate = false }) => (
      <li key={unit} className={isLate ? 'late' : undefined}>
        <p className="value">{value}</p>
        <b>{unit}</b>
        <p>{note}</p>
      </li>
    ))}
  </ul>
);

/** The maximum number of rows in a table. The CSV file contains all rows. */
const MAX_ROWS = 12;

/**
 * Whether a row is shown in red: an area without a mechanic, or an almost full table. Events are exempt, because new events
 * replace old ones.
 */
const isMarked = (row: Row) =>
  row['mechanics'] === 0 || (Number(row['full_percent']) >= 80 && row['content'] !== 'user_sessions');

const textOf = (cell: Row[string] | undefined) =>
  typeof cell === 'number' ? formatCount(cell) : (cell ?? '–');

/** Shows a view as a table. The text columns label the rows, and bars show the values in the first number column. */
function Table({ name, rows }: { name: string; rows: readonly Row[] }) {
  const columns = Object.keys(rows[0] ?? {});
  const texts = columns.filter((column) => typeof rows[0]?.[column] === 'string');
  const numbers = columns.filter((column) => !texts.includes(column));
  const shown = rows.slice(0, MAX_ROWS);
  const lengths = shown.map((row) => Number(row[numbers[0] ?? '']));
  const max = Math.max(1, ...lengths);
  return (
    <table aria-labelledby={name}>
      <thead>
        <tr>
          {[texts.join(', '), ...numbers].map((column) => (
            <th key={column} scope="col">
              {labelOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row, index) => (
          <tr key={JSON.stringify(row)} className={isMarked(row) ? 'marked' : undefined}>
            <th scope="row">
              {texts.flatMap((column) => row[column] || []).join(' · ') || 'unnamed'}
              <i className="bar" style={{ width: `${(100 * (lengths[index] ?? 0)) / max}%` }} />
            </th>
            {numbers.map((column) => (
              <td key={column}>{textOf(row[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows charts or a table, with a note below. */
function Figure({ section, text = '' }: { section: Section; text: string | undefined }) {
  const { title, name, charts = [], rows = [], note = '' } = section;
  const hidden = Math.max(0, rows.length - MAX_ROWS);
  const more = hidden > 0 ? ` The file has ${formatCount(hidden)} more rows.` : '';
  return (
    <section className="figure" aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {charts.length + rows.length === 0 && <p>Nothing yet.</p>}
      {charts.length > 0 && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: SVGs that jsdom has serialized, with their texts escaped
        <div className="charts" dangerouslySetInnerHTML={{ __html: charts.join('') }} />
      )}
      {rows.length > 0 && <Table name={name} rows={rows} />}
      <Note text={`${note} ${text}${more}`} name={name} />
    </section>
  );
}

/** Warns about hosts in `private.site_hosts` for which no event was recorded. */
export const describeHostsWithoutEvents = (hosts: readonly string[]) =>
  `No event was recorded for ${hosts.join(', ')}, which private.site_hosts lists. Write each host as it appears in the page’s URL, without https:// or www.`;

/** Renders the report as a complete HTML page, which loads no other file. */
export function renderPage(report: Report): string {
  const { product, source, at, figures, notes, hostsWithoutEvents, isInvented } = report;
  const [glance] = figures.at_a_glance;
  const waiting = describeWaitingApplications(figures.at_a_glance);
  const title = isInvented ? `Invented rows: ${product} report` : `${product} report`;
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
        <style>{readStyles()}</style>
      </head>
      <body>
        <main>
          <header>
            <h1>{title}</h1>
            <p>
              <time dateTime={at.toISOString()}>{time.format(at)}</time>, Toronto time. From {source}.
            </p>
          </header>
          {isInvented && <p className="warning">{INVENTED_WARNING}</p>}
          {waiting && <p className="warning">{waiting}</p>}
          {hostsWithoutEvents.length > 0 && (
            <p className="warning">{describeHostsWithoutEvents(hostsWithoutEvents)}</p>
          )}
          {glance && <AtAGlance row={glance} now={at} />}
          <Note text={notes['at_a_glance']} name="at_a_glance" />
          <div className="figures">
            {sectionsOf(figures).map((section) => (
              <Figure key={section.name} section={section} text={notes[section.name]} />
            ))}
          </div>
          <footer>
            <p>
              No figure includes the doctor’s rows, bots that identify themselves or, if{' '}
              <code>private.site_hosts</code> lists any hosts, events from other hosts. The lists of people
              leave out only the doctor.
            </p>
          </footer>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
