import { cn } from '@/lib/cn';
import type { Comparison } from './comparison';
import { BookedJob, QuoteFacts } from './quote';

interface QuoteListProps {
  comparison: Comparison;
  isEstimate: boolean;
}

/** Each quote but the chosen one. */
const OTHER =
  'quote max-lg:flex max-lg:flex-wrap max-lg:content-start max-lg:items-baseline max-lg:gap-x-2 lg:pt-4';

/** The quotes, each hanging from the ruler at its price. */
function QuoteList({ comparison: { subject, quotes, scale }, isEstimate }: QuoteListProps) {
  const [first, ...others] = quotes;
  const last = quotes.at(-1) ?? first;
  return (
    <ol
      className={cn(
        'quotes-list z-above relative grid fit-sm/9 max-lg:col-start-3 max-lg:row-start-2',
        'lg:col-start-1 lg:row-start-4 lg:pb-5 large-display:content-start',
        isEstimate ? 'lg:min-h-38' : 'lg:min-h-56',
      )}
      style={{
        '--lengths': scale.lengths.map((length) => `${length}fr`).join(' '),
        '--at-second': scale.at(quotes[1].price),
        '--at-last': scale.at(last.price),
      }}
    >
      <li
        key={subject}
        className={cn(
          'quote quote-chosen flex flex-wrap content-start items-baseline gap-x-2',
          'md:grid md:grid-cols-auto-fill md:gap-x-8 lg:-row-end-1 lg:grid-cols-1 lg:grid-rows-subgrid',
        )}
        style={{ '--at': 0 }}
      >
        <QuoteFacts {...first} chosen />
        {!isEstimate && <BookedJob />}
      </li>
      {others.slice(0, -1).map((quote) => (
        <li
          key={quote.price}
          className={cn(OTHER, 'lg:w-(--tag) lg:pl-4')}
          style={{ '--at': scale.at(quote.price) }}
        >
          <QuoteFacts {...quote} />
        </li>
      ))}
      <li
        className={cn(
          OTHER,
          'lg:text-muted-foreground lg:min-w-(--tag) lg:justify-self-start lg:pr-4 lg:text-right',
        )}
        style={{ '--at': scale.at(last.price) }}
      >
        <QuoteFacts {...last} />
      </li>
    </ol>
  );
}

export { QuoteList };
