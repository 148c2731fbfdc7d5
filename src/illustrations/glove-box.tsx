interface Paper {
  title: string;
  lines: readonly { label: string; value: string }[];
}

/** An open glove box with three papers, the last in front. */
function GloveBox({
  insurance,
  registration,
  records,
}: Record<'insurance' | 'registration' | 'records', Paper>) {
  return (
    <div className="glove-box relative flex flex-1 flex-col px-3.5" aria-hidden="true">
      <div className="glove-papers relative grid flex-1 px-4 text-ink text-sm">
        {[insurance, registration, records].map(({ title, lines }) => (
          <div className="glove-paper" key={title}>
            <p className="mb-2 font-display font-semibold text-base/tight">{title}</p>
            {lines.map(({ label, value }) => (
              <p className="flex flex-wrap justify-between gap-x-2 border-ink/18 border-t py-1.5" key={label}>
                <span className="text-paper-muted">{label}</span>
                <span>{value}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className="glove-drawer">
        <span className="h-4.5 w-21 rounded-pill bg-foreground" />
      </div>
    </div>
  );
}

export { GloveBox };
