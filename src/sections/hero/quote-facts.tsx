import { heroQuotes, type Quote } from '@/content/hero-quotes';
import { Star } from '@/illustrations/star';
import { fillIn } from '@/lib/fill-in';
import { formatDollars } from '@/lib/format';
import './quote-facts.css';

/** What is known of a shop; a dealership's estimate comes without rating and distance. */
type QuoteFactsProps = Pick<Quote, 'price' | 'shop'> &
  Partial<Pick<Quote, 'rating' | 'distanceKm'>> & {
    /** What the price means, beside it. */
    remark?: string;
  };

/** Price, shop, rating and distance of one quote. */
export function QuoteFacts({ price, shop, rating, distanceKm, remark }: QuoteFactsProps) {
  return (
    <div className="quote-facts">
      <p className="quote-price">{formatDollars(price)}</p>
      {remark !== undefined && <p className="quote-remark">{remark}</p>}
      <p className="quote-shop">{shop}</p>
      {rating !== undefined && distanceKm !== undefined && (
        <p className="quote-rating">
          <Star className="size-3" />
          <span>
            <span className="sr-only">{heroQuotes.rated} </span>
            {rating.toFixed(1)} · {fillIn(heroQuotes.away, { km: distanceKm })}
          </span>
        </p>
      )}
    </div>
  );
}
