interface Paper {
  title: string;
  lines: readonly { label: string; value: string }[];
}

/** An open glove box with three papers, the last in front. */
export function GloveBox({
  insurance,
  registration,
  records,
}: Record<'insurance' | 'registration' | 'records', Paper>) {
  return (
    <div className="glove-box" aria-hidden="true">
      <div className="glove-well">
        {[insurance, registration, records].map((paper) => (
          <PaperSheet key={paper.title} {...paper} />
        ))}
      </div>
      <div className="glove-lip">
        <span className="glove-latch" />
      </div>
    </div>
  );
}

function PaperSheet({ title, lines }: Paper) {
  return (
    <div className="glove-paper">
      <p className="glove-title">{title}</p>
      {lines.map(({ label, value }) => (
        <p key={label}>
          <span>{label}</span>
          <span>{value}</span>
        </p>
      ))}
    </div>
  );
}
