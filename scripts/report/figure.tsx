interface NotesProps {
  definition: string;
  caveat: string;
  /** With all rows, without `.csv`. */
  file: string;
}

/** What figures count, and what to keep in mind about them. */
export function Notes({ definition, caveat, file }: NotesProps) {
  return (
    <div className="notes">
      <p>{definition}</p>
      <p>
        {caveat} <a href={`${file}.csv`}>{file}.csv</a>
      </p>
    </div>
  );
}

export interface FigureProps extends NotesProps {
  title: string;
  /** SVGs; null where there is nothing to draw. */
  charts: readonly (string | null)[];
  /** Takes both columns of the page. */
  isWide?: boolean;
  /** Headings of a table below or beside the charts. */
  columns?: readonly string[];
  /** The first cell names the row, the others are numbers. */
  rows?: readonly (readonly (string | number)[])[];
}

/** Charts, and a table of what they show, over its definition and its caveat. */
export function Figure(props: FigureProps) {
  const { title, file, columns = [], rows = [] } = props;
  const charts = props.charts.filter((chart) => chart !== null);
  return (
    <section className={props.isWide ? 'figure wide' : 'figure'} aria-labelledby={file}>
      <h2 id={file}>{title}</h2>
      <div className="contents">
        {charts.length === 0 && <p>Nothing yet.</p>}
        {charts.map((chart) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG that jsdom has serialized, with its texts escaped
          <div key={chart} dangerouslySetInnerHTML={{ __html: chart }} />
        ))}
        {rows.length > 0 && (
          <table aria-labelledby={file}>
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
              {rows.map(([name, ...numbers]) => (
                // Two rows may have one name.
                <tr key={`${name} ${numbers}`}>
                  <th scope="row">{name}</th>
                  {numbers.map((cell, column) => (
                    <td key={columns[column + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <Notes {...props} />
    </section>
  );
}
