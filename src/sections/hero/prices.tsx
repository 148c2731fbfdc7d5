import { useId } from 'react';
import { calculateSavings } from '@/calculator/calculate-savings';
import { savingOf } from '@/calculator/compare-last-price';
import { describeFactors } from '@/content/describe-factors';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import { useEstimate, useLastPrice } from '@/state/estimate';
import { JobChoices } from './job-choices';
import { LastPriceDifference, LastPriceField } from './last-price-field';
import { PriceList } from './price-list';
import { PriceRuler } from './price-ruler';
import { RULER, scaleOf } from './price-scale';
import { SavingBand } from './saving';

/**
 * The calculator's prices for the chosen job at their places on a ruler across the page, which is vertical on narrow
 * screens. Choosing a job moves the ruler under our price, whose place is fixed.
 */
function HeroPrices() {
  const content = useContent();
  const { heroPrices } = content;
  const input = useEstimate();
  const { dollars: lastPrice } = useLastPrice();
  const result = calculateSavings(input);
  const factors = describeFactors(content, input);
  const scale = scaleOf(result);
  const saving = savingOf(result, lastPrice);
  const id = useId();
  const differenceId = useId();
  return (
    <figure
      className="prices relative mt-3 grid min-w-0 break-inside-avoid text-sm sm:col-span-full sm:row-start-3 md:mt-6 lg:mt-2 print:mt-2"
      aria-labelledby={id}
      style={{
        '--first-price': scale.firstPrice,
        '--units-per-dollar': scale.unitsPerDollar,
        '--step': scale.step,
        '--start': RULER.start,
        '--end': RULER.end,
        '--full': RULER.full,
      }}
    >
      <div className="px-gutter min-w-0 pb-2 max-lg:col-span-full lg:pr-0">
        <JobChoices service={input.service} />
      </div>
      <PriceRuler
        className="max-lg:col-start-1 max-lg:row-start-2 lg:col-span-full lg:row-start-2"
        scale={scale}
        lastPrice={lastPrice}
      />
      <PriceList
        className="max-lg:col-start-3 max-lg:row-start-2 lg:col-span-full lg:row-start-4"
        result={result}
        scale={scale}
        saving={saving}
      />
      <p id={id} className="px-gutter col-span-full pt-3 text-xs lg:row-start-5 lg:self-center lg:pt-0">
        {/* The chosen job says it on a screen. */}
        <b className="sr-only print:not-sr-only noscript:not-sr-only">{`${factors.service}.`}</b>{' '}
        <span className="text-muted-foreground">{interpolate(heroPrices.note, factors)}</span>
      </p>
      {/* The field and its answer share a line; on a computer they are above and below the prices. */}
      <div className="mx-gutter flex flex-wrap items-center gap-x-3 pt-4 max-lg:col-span-full lg:contents print:hidden noscript:hidden">
        <LastPriceField
          className="lg:mr-gutter max-lg:contents lg:col-start-2 lg:row-start-1 lg:ml-3 lg:self-end lg:pb-2"
          differenceId={differenceId}
        />
        <LastPriceDifference
          className="lg:pr-gutter flex-1 basis-32 lg:col-span-full lg:row-start-5"
          id={differenceId}
          estimate={result.productPrice}
        />
      </div>
      <SavingBand saving={saving} at={scale.at(saving.comparedPrice)} />
    </figure>
  );
}

export { HeroPrices };
