interface GloveBoxProps {
  /** Three, the last in front; `em` is the width of the widest word of the title. */
  papers: readonly { title: string; em: number; lines: readonly { label: string; value: string }[] }[];
}

/** An open glove box with its papers. */
function GloveBox({ papers }: GloveBoxProps) {
  return (
    <div className="glove-box" aria-hidden="true">
      <div className="glove-papers">
        {papers.map(({ title, em, lines }) => (
          <div className="glove-paper" key={title}>
            <p className="glove-title" style={{ '--em': em }}>
              {title}
            </p>
            {lines.map(({ label, value }) => (
              <p className="glove-line" key={label}>
                <span className="text-paper-muted">{label}</span>
                <span>{value}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className="glove-drawer">
        <span className="rounded-pill bg-foreground h-4.5 w-21 benefits-pairs:h-2.5 benefits-pairs:w-12" />
      </div>
    </div>
  );
}

export { GloveBox };
