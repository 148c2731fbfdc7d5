import { type Quote, STAGES, stagesReached } from '@/content/example-job';
import { formats } from '@/content/formats';
import { heroQuotes } from '@/content/hero-quotes';
import { job } from '@/content/job';
import { CheckIcon, StarIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

/** Facts of a quote; a dealership's estimate has no rating and distance. */
interface QuoteFactsProps extends Pick<Quote, 'price' | 'shop'>, Partial<Omit<Quote, 'price' | 'shop'>> {
  /** Beside the price. */
  remark?: string;
  chosen?: boolean;
}

/** Price, shop, rating and distance of one quote. */
function QuoteFacts({ price, shop, rating, distanceKm, remark, chosen = false }: QuoteFactsProps) {
  return (
    <div
      className={cn(
        'contents desktop:block',
        chosen &&
          'tablet:block desktop:w-(--slot-width) desktop:bg-card desktop:px-4.5 desktop:pt-3.5 desktop:pb-3',
      )}
    >
      <p
        className={cn(
          'font-bold font-display leading-none tracking-[-0.03em] tabular-nums',
          chosen
            ? 'text-[2.25rem] text-primary-text desktop:text-[3.25rem]'
            : 'text-2xl desktop:text-[2.25rem]',
        )}
      >
        {formats.dollars(price)}
      </p>
      {remark !== undefined && (
        <p className={chosen ? 'font-semibold' : 'font-medium text-muted-foreground'}>{remark}</p>
      )}
      <p className="basis-full text-base leading-[1.3] font-semibold">{shop}</p>
      {rating !== undefined && distanceKm !== undefined && (
        <p className="flex items-center gap-1.25 text-muted-foreground">
          <StarIcon className="w-3" />
          <span>
            <span className="sr-only select-none">{`${heroQuotes.rated} `}</span>
            {`${formats.rating(rating)} · ${formats.kilometres(distanceKm)}`}
          </span>
        </p>
      )}
    </div>
  );
}

/** The booking that follows the chosen quote, with the stages of the job. */
function BookedJob() {
  return (
    <div className="contents tablet:block tablet:pt-2.5 desktop:grid desktop:grid-cols-[var(--slot-width)_minmax(0,1fr)] desktop:items-end desktop:rounded-r-md desktop:bg-card desktop:py-4 desktop:pr-6 desktop:pl-4.5 desktop:shadow-tag">
      <p className="flex items-center gap-1.5 font-semibold">
        <CheckIcon className="w-4" />
        {heroQuotes.booked}
      </p>
      <ol className="quote-stages mt-1 grid max-w-80 basis-full grid-cols-4 gap-1 text-xs leading-[1.3] tablet:mt-3 tablet:max-w-none tablet:text-sm desktop:mt-0">
        {STAGES.map((stage, index) => (
          <Stage key={stage} name={job.stages[stage]} place={index + 1} />
        ))}
      </ol>
    </div>
  );
}

/** A stage of the job by its place from 1. A phone has room for two names: the current and the last one. */
function Stage({ name, place }: { name: string; place: number }) {
  const current = place === stagesReached;
  const last = place === STAGES.length;
  return (
    <li
      className={cn(
        'border-t-[5px] whitespace-nowrap',
        place <= stagesReached ? 'border-foreground' : 'border-border forced-colors:border-dotted',
        current ? 'relative font-semibold' : 'text-muted-foreground',
        last && 'phone:flex phone:justify-end',
      )}
      aria-current={current ? 'step' : undefined}
    >
      <span className={cn('block pt-0.75 desktop:pt-1.5', !current && !last && 'phone:sr-only')}>{name}</span>
    </li>
  );
}

export { BookedJob, QuoteFacts };
