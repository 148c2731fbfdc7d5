import { useId, useState } from 'react';
import { useContent } from '@/hooks/use-content';
import { cn } from '@/lib/cn';
import { useEstimate, useIsExampleShown, useLastPrice } from '@/state/estimate';
import { compareEstimate, compareExample } from './comparison';
import { JobChoices } from './job-choices';
import { LastPriceField } from './last-price-field';
import { PriceRuler } from './price-ruler';
import { QuoteList } from './quote-list';
import { SavingBand } from './saving';

/**
 * Prices for one job at their places on a ruler across the page, which is vertical on narrow screens: quotes for an example,
 * or the visitor's estimate. Choosing a job moves the ruler under the first price, whose place is fixed.
 */
function HeroQuotes() {
  const content = useContent();
  const input = useEstimate();
  const isEstimate = !useIsExampleShown();
  // The page's first picture unfolds once.
  const [isStill, setStill] = useState(false);
  if (isEstimate && !isStill) setStill(true);
  const { dollars: lastPrice } = useLastPrice();
  const comparison = isEstimate ? compareEstimate(input, lastPrice, content) : compareExample(content);
  const { subject, note, quotes, scale, saving } = comparison;
  const id = useId();
  return (
    <figure
      className={cn(
        'quotes relative mt-3 grid min-w-0 break-inside-avoid text-sm md:col-span-full md:row-start-3 md:mt-6',
        'lg:mt-4 print:mt-2 lg:laptop-height:mt-2 landscape-phone:mt-5',
      )}
      data-estimate={isEstimate || undefined}
      data-still={isStill || undefined}
      aria-labelledby={id}
      style={{
        '--first-price': scale.firstPrice,
        '--units-per-dollar': scale.unitsPerDollar,
        '--step': scale.step,
        '--start': scale.start,
        '--end': scale.end,
      }}
    >
      <div className="px-gutter row-start-1 min-w-0 max-lg:col-span-full lg:col-start-1 lg:pr-0 lg:pb-2.5">
        <JobChoices service={isEstimate ? input.service : null} />
      </div>
      <p
        id={id}
        className={cn(
          'px-gutter text-balance max-lg:col-span-full max-lg:row-start-2 max-lg:py-2 lg:text-right',
          isEstimate
            ? 'lg:col-span-full lg:row-start-5 lg:self-center'
            : 'lg:col-start-2 lg:row-start-1 lg:self-end lg:pb-2.5',
        )}
      >
        <b className={cn(isEstimate && 'sr-only')}>{subject}</b>{' '}
        {/* The chosen job says that it is an example, or the service. */}
        <span className={cn('text-muted-foreground', !isEstimate && 'hidden print:inline noscript:inline')}>
          {note}
        </span>
      </p>
      <PriceRuler scale={scale} lastPrice={isEstimate ? lastPrice : null} />
      <QuoteList comparison={comparison} isEstimate={isEstimate} />
      {isEstimate && <LastPriceField price={lastPrice} estimate={quotes[0].price} />}
      {saving.amount > 0 && <SavingBand at={scale.at(saving.comparedPrice)} />}
    </figure>
  );
}

export { HeroQuotes };
