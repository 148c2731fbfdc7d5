import { exampleJob, type Quote, STAGES, type Stage, stagesReached } from '@/content/example-job';
import { formats } from '@/content/formats';
import { heroQuotes } from '@/content/hero-quotes';
import { job } from '@/content/job';
import { CheckIcon, StarIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

/** Facts of a quote; a dealership's estimate has no rating and distance, an assumed price no shop. */
interface QuoteFactsProps extends Pick<Quote, 'price'>, Partial<Omit<Quote, 'price'>> {
  shop?: string;
  /** Beside the price. */
  remark?: string;
  chosen?: boolean;
}

/** Price, shop, rating and distance of one quote. */
function QuoteFacts({ price, shop, rating, distanceKm, remark, chosen = false }: QuoteFactsProps) {
  return (
    <div
      className={
        chosen
          ? 'lg:bg-card contents md:block lg:w-(--slot-width) lg:px-4.5 lg:pt-3.5 lg:pb-3'
          : 'contents lg:block'
      }
    >
      <p
        className={cn(
          'font-display font-bold tracking-[-0.03em] tabular-nums',
          chosen
            ? cn(
                'text-primary-text text-[min(2.25rem,9.25vw)]/none lg:text-[3.25rem]/none',
                // What is known of an estimate is its price.
                shop === undefined && 'xl:text-[4.75rem]/none',
              )
            : 'text-[min(var(--text-2xl),9.25vw)]/none lg:text-[2.25rem]/none',
        )}
      >
        {formats.dollars(price)}
      </p>
      {remark !== undefined && (
        <p className={chosen ? 'font-semibold' : 'text-muted-foreground font-medium'}>{remark}</p>
      )}
      {shop !== undefined && (
        <p className="basis-full text-[min(var(--text-base),6vw)]/[1.3] font-semibold">{shop}</p>
      )}
      {rating !== undefined && distanceKm !== undefined && (
        <p className="text-muted-foreground flex items-center gap-1.25">
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
    <div
      className={cn(
        'contents md:block md:pt-2.5',
        'lg:bg-card lg:shadow-tag lg:grid lg:grid-cols-[var(--slot-width)_minmax(0,1fr)] lg:items-end',
        'lg:rounded-r-md lg:py-4 lg:pr-6 lg:pl-4.5',
      )}
    >
      <p className="flex items-center gap-1.5 font-semibold">
        <CheckIcon className="w-4" />
        {heroQuotes.booked}
      </p>
      <ol
        className={cn(
          'mt-1 grid max-w-80 basis-full grid-cols-4 gap-1 pb-2 text-[min(var(--text-xs),4vw)]/[1.3]',
          'md:mt-3 md:max-w-none md:pb-0 md:text-sm/[1.3] lg:mt-0',
        )}
      >
        {STAGES.map((stage, index) => (
          <StageMark key={stage} stage={stage} index={index} />
        ))}
      </ol>
    </div>
  );
}

/** A part of the scale of stages. A phone has room for two names: the current and the last one. */
function StageMark({ stage, index }: { stage: Stage; index: number }) {
  const isCurrent = stage === exampleJob.currentStage;
  const isLast = index === STAGES.length - 1;
  return (
    <li
      className={cn(
        'relative border-t-[5px]',
        index < stagesReached ? 'border-foreground' : 'border-border forced-colors:border-dotted',
        isCurrent ? 'font-semibold' : 'text-muted-foreground',
        isLast && 'max-md:flex max-md:justify-end',
      )}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span
        className={cn(
          'block pt-0.75 lg:pt-1.5',
          // Overlaps the next stage, whose name is not shown.
          isCurrent || isLast ? 'max-md:w-max max-md:max-w-[165%] max-md:shrink-0' : 'max-md:hidden',
        )}
      >
        {job.stages[stage]}
      </span>
      {isCurrent && (
        <span className="bg-primary-mark absolute -top-2.25 -right-0.75 h-3.25 w-0.75 forced-color-adjust-none" />
      )}
    </li>
  );
}

export { BookedJob, QuoteFacts, type QuoteFactsProps };
