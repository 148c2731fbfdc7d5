import { useId, useState } from 'react';
import { useContent } from '@/hooks/use-content';
import { cn } from '@/lib/cn';
import { parsePrice } from '@/sections/last-price';
import { useEstimate, useIsExampleShown, useLastPrice } from '@/state/estimate';
import { compareEstimate, compareExample } from './comparison';
import { JobChoices } from './job-choices';
import { LastPriceField } from './last-price-field';
import { PriceRuler } from './price-ruler';
import { QuoteList } from './quote-list';
import { SavingBand } from './saving-band';

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
  const lastPrice = parsePrice(useLastPrice(), content.formats);
  const comparison = isEstimate ? compareEstimate(input, lastPrice, content) : compareExample(content);
  const { subject, note, quotes, scale } = comparison;
  const [first, second] = quotes;
  const last = quotes.at(-1) ?? second;
  const saving = last.price - first.price;
  const id = useId();
  return (
    <figure
      className={cn(
        'quotes relative mt-3 grid min-w-0 break-inside-avoid text-sm md:col-span-full md:row-start-3 md:mt-6',
        'lg:mt-4 print:mt-2 landscape-phone:mt-5',
      )}
      data-estimate={isEstimate || undefined}
      data-crowded={scale.crowded}
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
      <div
        className={cn(
          'px-gutter col-start-1 -col-end-1 row-start-1 pb-2 lg:flex lg:flex-wrap lg:items-end lg:justify-between',
          'gap-x-6 gap-y-2 lg:pb-2.5',
        )}
      >
        <JobChoices service={isEstimate ? input.service : null} />
        <p id={id} className="text-balance max-lg:mt-2 lg:flex-1 lg:basis-52 lg:text-right">
          <b className={cn(isEstimate && 'sr-only')}>{subject}</b>{' '}
          {/* The chosen job says that it is an example, or the service. */}
          <span className={cn('text-muted-foreground', !isEstimate && 'hidden print:inline noscript:inline')}>
            {note}
          </span>
        </p>
      </div>
      <PriceRuler scale={scale} lastPrice={isEstimate ? lastPrice : null} />
      <QuoteList comparison={comparison} isEstimate={isEstimate} />
      {isEstimate && <LastPriceField price={lastPrice} estimate={first.price} />}
      <SavingBand
        saving={saving}
        at={scale.at(last.price)}
        atLastButOne={scale.at(quotes.at(-2)?.price ?? first.price)}
        percentage={isEstimate ? undefined : Math.round((100 * saving) / last.price)}
      />
    </figure>
  );
}

export { HeroQuotes };
