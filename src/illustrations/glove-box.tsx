import { cn } from '@/lib/cn';

interface GloveBoxProps {
  /** Three, the last in front. */
  papers: readonly { title: string; lines: readonly { label: string; value: string }[] }[];
}

/** An open glove box with its papers. On phones they show only their titles. */
function GloveBox({ papers }: GloveBoxProps) {
  return (
    <div
      className="glove-box relative flex flex-1 flex-col px-[6px] forced-color-adjust-none sm:px-[14px]"
      aria-hidden="true"
    >
      <div className="glove-papers text-ink relative grid flex-1 grid-cols-1 grid-rows-[1fr_1fr_auto] px-[6px] text-sm max-sm:pt-2 sm:px-[16px]">
        {papers.map(({ title, lines }) => (
          <div
            className={cn(
              'glove-paper relative rounded-md px-[6px] pt-1.5 pb-[18px] first:mr-[14px] nth-2:ml-[12px] sm:px-[18px] sm:pt-[14px] sm:pb-[20px]',
              'not-first:-mt-[14px] last:pb-[24px] sm:not-first:-mt-[24px] sm:last:pb-[44px]',
            )}
            key={title}
          >
            <p className="font-display text-xs/[1.25] font-semibold sm:mb-2 sm:text-[min(var(--text-base),3.5vw)]/[1.25]">
              {title}
            </p>
            {lines.map(({ label, value }) => (
              <p
                className="border-ink/18 flex flex-wrap justify-between gap-x-2 border-t py-1.5 max-sm:hidden"
                key={label}
              >
                <span className="text-paper-muted">{label}</span>
                <span>{value}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className="glove-drawer grid place-items-center pt-2.5 sm:pt-[14px]">
        <span className="rounded-pill bg-foreground h-2.5 w-12 sm:h-4.5 sm:w-21" />
      </div>
    </div>
  );
}

export { GloveBox };
