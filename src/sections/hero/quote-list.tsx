import { cn } from '@/lib/cn';
import type { Comparison } from './comparison';
import { BookedJob, QuoteFacts } from './quote';
import { SavingText } from './saving';

interface QuoteListProps {
  comparison: Comparison;
  isEstimate: boolean;
}

/** Each quote but the chosen one. */
const OTHER =
  'quote max-lg:flex max-lg:flex-wrap max-lg:content-start max-lg:items-baseline max-lg:gap-x-2 lg:pt-4';

/** The quotes, each hanging from the ruler at its price. */
function QuoteList({ comparison: { subject, quotes, scale, saving }, isEstimate }: QuoteListProps) {
  const [first, ...others] = quotes;
  const last = quotes.at(-1) ?? first;
  const { lengths } = scale;
  return (
    <ol
      className={cn(
        'quotes-list z-above relative grid fit-sm/9 max-lg:col-start-3 max-lg:row-start-3',
        'lg:col-span-full lg:row-start-4 lg:pb-5 lg:laptop-height:pb-2',
        isEstimate ? 'lg:not-laptop-height:min-h-38' : 'lg:min-h-56',
      )}
      style={{
        '--rows': lengths.map((length) => `${length}fr`).join(' '),
        // From each price to the next but one from the end, without the gap.
        '--columns': lengths
          .slice(1, -2)
          .map((length) => `minmax(min-content, calc(${length - 2} * var(--unit)))`)
          .join(' '),
        '--at-last': scale.at(last.price),
      }}
    >
      <li
        key={subject}
        className={cn(
          'quote quote-chosen max-md:flex max-md:flex-wrap max-md:content-start max-md:items-baseline max-md:gap-x-2',
          'md:grid md:max-lg:grid-cols-auto-fill md:max-lg:gap-x-8 lg:grid-cols-subgrid lg:grid-rows-subgrid',
        )}
        style={{ '--at': 0 }}
      >
        <QuoteFacts {...first} chosen />
        {saving.amount > 0 && (
          <SavingText
            saving={saving}
            at={scale.at(saving.comparedPrice)}
            percentage={isEstimate ? undefined : Math.round((100 * saving.amount) / saving.comparedPrice)}
          />
        )}
        {!isEstimate && <BookedJob />}
      </li>
      {others.slice(0, -1).map((quote) => (
        <li key={quote.price} className={cn(OTHER, 'lg:pl-4')} style={{ '--at': scale.at(quote.price) }}>
          <QuoteFacts {...quote} />
        </li>
      ))}
      <li
        className={cn(OTHER, 'lg:text-muted-foreground lg:px-4 lg:text-right')}
        style={{ '--at': scale.at(last.price) }}
      >
        <QuoteFacts {...last} />
      </li>
    </ol>
  );
}

export { QuoteList };
