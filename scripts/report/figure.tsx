import type { ReactNode } from 'react';

/** Widths a chart is drawn for, in pixels; report.css shows the one that fits. Text would shrink with a single one. */
const WIDTHS = { narrow: 340, medium: 540, wide: 1040 } as const;
type Size = keyof typeof WIDTHS;

interface ChartProps {
  draw: (width: number) => string;
  sizes?: readonly Size[];
}

export function Chart({ draw, sizes = ['narrow', 'medium'] }: ChartProps) {
  return (
    <div className="plot" data-sizes={sizes.length}>
      {sizes.map((size) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG that jsdom has serialized, with its texts escaped
        <div key={size} className={size} dangerouslySetInnerHTML={{ __html: draw(WIDTHS[size]) }} />
      ))}
    </div>
  );
}

interface TableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** The first column names the row; the others are numbers. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <div className="table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two rows may have one name
            <tr key={index}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={columns[column + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FigureProps {
  title: string;
  /** Of the file with all rows, without `.csv`. */
  file: string;
  wide?: boolean;
  definition: ReactNode;
  caveat: ReactNode;
  /** Falsy where there is nothing to show. */
  children: ReactNode;
}

export function Figure({ title, file, wide = false, definition, caveat, children }: FigureProps) {
  return (
    <section className={wide ? 'figure wide' : 'figure'} aria-labelledby={file}>
      <h2 id={file}>{title}</h2>
      {children || <p className="nothing">Nothing yet.</p>}
      <div className="notes">
        <p>{definition}</p>
        <p>
          {caveat} <a href={`${file}.csv`}>{file}.csv</a>
        </p>
      </div>
    </section>
  );
}
