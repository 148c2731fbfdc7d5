import { exampleJob, type Quote, stagesReached } from '@/content/example-job';
import { heroQuotes } from '@/content/hero-quotes';
import { CheckIcon, StarIcon } from '@/illustrations/icons';
import { fillIn, formatDollars } from '@/lib/format';

/** Facts of a quote; a dealership's estimate has no rating and distance. */
interface QuoteFactsProps extends Pick<Quote, 'price' | 'shop'>, Partial<Omit<Quote, 'price' | 'shop'>> {
  /** Beside the price. */
  remark?: string;
}

/** Price, shop, rating and distance of one quote. */
export function QuoteFacts({ price, shop, rating, distanceKm, remark }: QuoteFactsProps) {
  return (
    <div className="quote-facts">
      <p className="quote-price">{formatDollars(price)}</p>
      {remark !== undefined && <p className="quote-remark">{remark}</p>}
      <p className="quote-shop">{shop}</p>
      {rating !== undefined && distanceKm !== undefined && (
        <p className="quote-rating">
          <StarIcon />
          <span>
            <span className="sr-only select-none">{`${heroQuotes.rated} `}</span>
            {`${rating.toFixed(1)} · ${fillIn(heroQuotes.away, { km: distanceKm })}`}
          </span>
        </p>
      )}
    </div>
  );
}

/** The booking that follows the chosen quote, with the stages of the job. */
export function BookedJob() {
  return (
    <div className="quote-job">
      <p className="quote-booked">
        <CheckIcon />
        {heroQuotes.booked}
      </p>
      <ol className="quote-stages">
        {exampleJob.stages.map((stage, index) => (
          <li
            key={stage}
            data-done={index < stagesReached}
            aria-current={index === stagesReached - 1 ? 'step' : undefined}
          >
            <span>{stage}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
