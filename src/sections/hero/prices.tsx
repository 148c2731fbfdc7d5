import { useId } from 'react';
import { savingOf } from '@/calculator/compare-last-price';
import { describeFactors } from '@/content/describe-factors';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import { useEstimate, useLastPrice, useSavings } from '@/state/estimate';
import { JobChoices } from './job-choices';
import { LastPriceField } from './last-price-field';
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
  const result = useSavings();
  const factors = describeFactors(content, input);
  const scale = scaleOf(result);
  const { amount, comparedPrice } = savingOf(result, lastPrice);
  const end = amount > 0 ? scale.at(comparedPrice) : 0;
  const isBeyond = end > RULER.reach;
  // Beyond the ruler the answer beside the field says enough.
  const saving = isBeyond ? 0 : amount;
  const id = useId();
  return (
    <figure
      className="prices relative mt-2 grid min-w-0 break-inside-avoid text-sm sm:col-span-full sm:row-start-3 sm:mt-3 md:mt-6 lg:mt-2 print:mt-2"
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
      <div className="px-gutter col-span-full min-w-0 pb-2">
        <JobChoices service={input.service} />
      </div>
      <PriceRuler
        className="max-lg:col-start-1 max-lg:row-start-2 lg:col-span-full lg:row-start-2"
        scale={scale}
        lastPrice={lastPrice}
      />
      <PriceList
        className="max-lg:col-start-3 max-lg:row-start-2 lg:col-span-full lg:row-start-4 print:-col-end-1"
        result={result}
        scale={scale}
        saving={saving}
      />
      {/* In the free half of a tablet's prices; on a computer beside the note. */}
      <LastPriceField
        className="max-sm:mx-gutter lg:ml-gutter sm:max-lg:mr-gutter z-above relative pt-4 max-sm:col-span-full sm:col-start-4 sm:row-start-2 sm:self-center sm:pt-0 lg:col-start-1 lg:row-start-5 lg:pt-2"
        estimate={result.productPrice}
        isSaidAbove={saving > 0}
      />
      <p
        id={id}
        className="px-gutter col-span-full pt-3 text-xs lg:col-start-2 lg:row-start-5 lg:self-center lg:pt-2 lg:pl-6"
      >
        {/* The chosen job says it on a screen. */}
        <b className="sr-only print:not-sr-only noscript:not-sr-only">{`${factors.service}.`}</b>{' '}
        <span className="text-muted-foreground">{interpolate(heroPrices.note, factors)}</span>{' '}
        <span className="text-muted-foreground block">{heroPrices.assumed}</span>
      </p>
      <SavingBand at={end} isBeyond={isBeyond} />
    </figure>
  );
}

export { HeroPrices };
