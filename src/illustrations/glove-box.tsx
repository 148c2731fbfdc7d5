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
      <div className="glove-papers text-ink relative grid flex-1 px-4 text-sm">
        {[insurance, registration, records].map(({ title, lines }) => (
          <div className="glove-paper" key={title}>
            <p className="font-display mb-2 text-base/tight font-semibold">{title}</p>
            {lines.map(({ label, value }) => (
              <p className="border-ink/18 flex flex-wrap justify-between gap-x-2 border-t py-1.5" key={label}>
                <span className="text-paper-muted">{label}</span>
                <span>{value}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className="glove-drawer">
        <span className="rounded-pill bg-foreground h-4.5 w-21" />
      </div>
    </div>
  );
}

export { GloveBox };
