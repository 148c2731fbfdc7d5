import { exampleJob, type Quote, STAGES, stagesReached } from '@/content/example-job';
import { formats } from '@/content/formats';
import { heroQuotes } from '@/content/hero-quotes';
import { job } from '@/content/job';
import { CheckIcon, StarIcon } from '@/illustrations/icons';

/** Facts of a quote; a dealership's estimate has no rating and distance. */
interface QuoteFactsProps extends Pick<Quote, 'price' | 'shop'>, Partial<Omit<Quote, 'price' | 'shop'>> {
  /** Beside the price. */
  remark?: string;
  chosen?: boolean;
}

/** Price, shop, rating and distance of one quote. */
function QuoteFacts({ price, shop, rating, distanceKm, remark, chosen = false }: QuoteFactsProps) {
  return (
    <div className="quote-facts">
      <p className="quote-price">{formats.dollars(price)}</p>
      {remark !== undefined && (
        <p className={chosen ? 'font-semibold' : 'text-muted-foreground font-medium'}>{remark}</p>
      )}
      <p className="basis-full text-base leading-[1.3] font-semibold">{shop}</p>
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
    <div className="quote-job">
      <p className="flex items-center gap-1.5 font-semibold">
        <CheckIcon className="w-4" />
        {heroQuotes.booked}
      </p>
      <ol className="quote-stages">
        {STAGES.map((stage, index) => (
          <li
            key={stage}
            data-reached={index < stagesReached || undefined}
            aria-current={stage === exampleJob.currentStage ? 'step' : undefined}
          >
            <span>{job.stages[stage]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export { BookedJob, QuoteFacts };
