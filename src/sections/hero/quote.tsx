import { exampleJob, type Quote, STAGES, type Stage, stagesReached } from '@/content/example-job';
import { useContent } from '@/hooks/use-content';
import { CheckIcon, StarIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

/** Facts of a quote; a dealership's estimate has no rating and distance, an assumed price no shop. */
interface QuoteFactsProps extends Pick<Quote, 'price'>, Partial<Omit<Quote, 'price'>> {
  shop?: string;
  /** Beside the price. */
  remark?: string;
  /** How an assumed price comes about. */
  assumption?: string;
  chosen?: boolean;
}

/** Price, shop, rating and distance of one quote. */
function QuoteFacts({
  price,
  shop,
  rating,
  distanceKm,
  remark,
  assumption,
  chosen = false,
}: QuoteFactsProps) {
  const { formats, heroQuotes } = useContent();
  return (
    <div
      className={chosen ? 'lg:bg-card contents md:block lg:px-4.5 lg:pt-3.5 lg:pb-3' : 'contents lg:block'}
    >
      <p
        className={cn(
          'figure tabular-nums',
          chosen ? 'text-primary-text fit-3xl/6 lg:text-4xl' : 'fit-2xl/7 lg:text-3xl',
          // What is known of an estimate is its price.
          chosen && shop === undefined && 'xl:not-laptop-height:text-5xl',
        )}
      >
        {formats.dollars(price)}
      </p>
      {remark !== undefined && (
        <p className={chosen ? 'font-semibold' : 'text-muted-foreground font-medium'}>{remark}</p>
      )}
      {assumption !== undefined && <p className="text-muted-foreground">{assumption}</p>}
      {shop !== undefined && <p className="basis-full fit-base/9 leading-tight font-semibold">{shop}</p>}
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
  const { heroQuotes } = useContent();
  return (
    <div
      className={cn(
        'contents md:block md:pt-2.5 lg:col-span-full lg:grid lg:grid-cols-subgrid lg:items-end',
        'lg:bg-card lg:shadow-tag lg:rounded-r-md lg:py-4 lg:pr-6 lg:pl-4.5',
      )}
    >
      <p className="flex items-center gap-1.5 font-semibold">
        <CheckIcon className="w-4" />
        {heroQuotes.booked}
      </p>
      <ol
        className={cn(
          'mt-1 grid max-w-80 basis-full grid-cols-4 gap-1 pb-2 fit-xs/14',
          'md:mt-3 md:max-w-none md:pb-0 md:text-sm lg:col-start-2 lg:-col-end-1 lg:mt-0',
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
  const { exampleJobTexts } = useContent();
  const isCurrent = stage === exampleJob.currentStage;
  const isLast = index === STAGES.length - 1;
  return (
    <li
      className={cn(
        'relative border-t-5',
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
          isCurrent || isLast ? 'max-md:w-max max-md:max-w-5/3 max-md:shrink-0' : 'max-md:hidden',
        )}
      >
        {exampleJobTexts.stages[stage]}
      </span>
      {isCurrent && (
        <span className="bg-primary-mark absolute -top-2.25 -right-0.75 h-3.25 w-0.75 forced-color-adjust-none" />
      )}
    </li>
  );
}

export { BookedJob, QuoteFacts, type QuoteFactsProps };
