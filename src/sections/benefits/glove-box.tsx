interface GloveBoxProps {
  /** Three papers. The last one is in front. */
  papers: readonly { title: string; lines: readonly { label: string; value: string }[] }[];
}

/** An open glove box with papers. On phones, a paper shows only its title. */
function GloveBox({ papers }: GloveBoxProps) {
  return (
    <div className="relative flex flex-1 flex-col px-2 forced-color-adjust-none" aria-hidden="true">
      <div className="bg-panel absolute inset-x-2 top-8 bottom-0 rounded-t-lg" />
      <div className="text-ink relative flex flex-1 flex-col px-1.5 pt-6 pb-5 text-sm sm:px-4 sm:pb-21">
        {papers.map(({ title, lines }) => (
          <div
            className="glove-paper relative -mt-3.5 grow rounded-md px-1.5 pt-1.5 pb-5 sm:-mt-6 sm:px-4.5 sm:pt-3.5"
            key={title}
          >
            <p className="type-label text-xs sm:mb-2 sm:text-md">{title}</p>
            {lines.map(({ label, value }) => (
              <p
                className="border-ink/18 flex flex-wrap justify-between gap-x-2 border-t-1 py-1.5 max-sm:hidden"
                key={label}
              >
                <span className="text-paper-muted">{label}</span>
                <span>{value}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className="glove-drawer bg-secondary absolute -inset-x-px -bottom-px grid h-10 place-items-center rounded-t-sm rounded-b-lg pt-2.5 sm:h-28">
        <span className="rounded-pill bg-foreground h-2.5 w-12 sm:w-21" />
      </div>
    </div>
  );
}

export { GloveBox };
