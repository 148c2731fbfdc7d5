import { useId } from 'react';
import { savingOf } from '@/calculator/compare-last-price';
import { describeFactors } from '@/content/describe-factors';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import { useEstimate, useLastPrice, useSavings } from '@/state/estimate';
import { LastPriceField } from './last-price-field';
import { PriceList } from './price-list';
import { PriceRuler } from './price-ruler';
import { RULER, scaleOf } from './price-scale';
import { ServicePicker } from './service-picker';

/**
 * The calculator's prices for the chosen service at their places on a ruler across the page, which is vertical on narrow
 * screens. Choosing a service moves the ruler under our price, whose place is fixed.
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
  const bandEnd = amount > 0 ? scale.at(comparedPrice) : 0;
  const isBeyond = bandEnd > RULER.reach;
  // Beyond the ruler the answer beside the field says enough.
  const savedOverLastPrice = lastPrice === null || isBeyond ? 0 : amount;
  const id = useId();
  return (
    <figure
      className="prices mt-2 grid min-w-0 grid-cols-9 text-sm sm:col-span-full sm:row-start-3 sm:mt-3 md:mt-6 lg:mt-2 print:mt-2"
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
        <ServicePicker service={input.service} />
      </div>
      {/* Beside each other; on a computer below each other. */}
      <div className="col-span-full flex h-74 min-w-0 sm:max-lg:col-span-5 lg:block lg:h-auto print:col-span-full">
        <PriceRuler scale={scale} lastPrice={lastPrice} />
        {/* An arrow or a band from our price to the one that it is compared with. It fades where that is beyond the ruler. */}
        <div
          className="saving-band max-lg:text-saved-text lg:bg-saved pointer-events-none relative lg:h-3 lg:forced-color-adjust-none"
          aria-hidden="true"
          style={{ '--at': bandEnd }}
          data-beyond={isBeyond || undefined}
        />
        <PriceList result={result} scale={scale} savedOverLastPrice={savedOverLastPrice} />
      </div>
      <LastPriceField
        className="mx-gutter max-sm:col-span-full max-sm:pt-4 sm:max-lg:col-span-4 sm:max-lg:ml-0 sm:max-lg:self-center lg:col-span-5 lg:-mr-5 lg:pt-2"
        estimate={result.productPrice}
        isSaidAbove={savedOverLastPrice > 0}
      />
      <p
        id={id}
        className="px-gutter col-span-full pt-3 text-xs lg:col-span-4 lg:self-center lg:pt-2 lg:pl-6 print:col-span-full"
      >
        {/* The chosen service says it on a screen. */}
        <b className="sr-only print:not-sr-only noscript:not-sr-only">{`${factors.service}.`}</b>{' '}
        <span className="text-muted-foreground">{interpolate(heroPrices.note, factors)}</span>{' '}
        <span className="text-muted-foreground block">{heroPrices.assumed}</span>
      </p>
    </figure>
  );
}

export { HeroPrices };
