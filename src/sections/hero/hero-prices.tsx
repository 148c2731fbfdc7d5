import { type MouseEvent, type ReactNode, useId } from 'react';
import { comparedSaving } from '@/calculator/compared-saving';
import { describeFactors } from '@/content/describe-factors';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { scrollToSection } from '@/lib/scroll';
import { useEstimate, useLastPrice, useSavings } from '@/state/estimate';
import { LastPriceField } from './last-price-field';
import { PriceList } from './price-list';
import { PriceRuler } from './price-ruler';
import { RULER, RULER_STYLE, scaleOf } from './price-scale';
import { ServicePicker } from './service-picker';

/** Of the calculator's question and answer. */
const METHOD_ID = 'how-we-estimate';

/** Not by the address, which would drop the calculator's HTML while it is not hydrated (src/dialogs/open-dialog.ts). */
function showMethod(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(METHOD_ID)?.setAttribute('open', '');
  scrollToSection(METHOD_ID);
}

/**
 * The calculator's prices for the chosen service at their places on a ruler across the page, which is vertical on narrow
 * screens. Choosing a service moves the ruler under our price, whose place is fixed. The children are beside what the visitor paid.
 */
function HeroPrices({ children }: { children?: ReactNode }) {
  const content = useContent();
  const { calculatorForm, heroPrices } = content;
  const input = useEstimate();
  const { dollars: lastPrice } = useLastPrice();
  const result = useSavings();
  const factors = describeFactors(content, input);
  const scale = scaleOf(result);
  const { amount, comparedPrice } = comparedSaving(result, lastPrice);
  const bandEnd = amount > 0 ? scale.at(comparedPrice) : 0;
  const id = useId();
  return (
    <figure
      className="hero-prices mt-5 text-sm lg:mt-6 lg:laptop-height:mt-4"
      aria-labelledby={id}
      style={{
        ...RULER_STYLE,
        '--first-price': scale.firstPrice,
        '--units-per-dollar': scale.unitsPerDollar,
        '--step': scale.step,
      }}
    >
      <div className="px-gutter pb-4 lg:pb-6 lg:laptop-height:pb-4">
        <ServicePicker service={input.service} />
      </div>
      {/* Beside each other; on a computer below each other. */}
      <div className="flex h-(--length) lg:block lg:h-auto">
        <PriceRuler scale={scale} lastPrice={lastPrice} />
        {/* An arrow or a band from our price to the one that it is compared with. It fades where that is beyond the ruler. */}
        <div
          className="saving-band relative lg:h-3"
          aria-hidden="true"
          style={{ '--at': bandEnd }}
          data-beyond={bandEnd > RULER.horizontal.end || undefined}
        />
        <PriceList result={result} scale={scale} />
      </div>
      <div className="px-gutter flex justify-between gap-x-8 pt-5 lg:pt-6 lg:laptop-height:pt-4">
        <div className="flex flex-1 flex-col gap-y-3">
          <LastPriceField estimate={result.productPrice} />
          <p className="text-muted-foreground text-xs">
            {/* Room for another factor of a service, so that nothing moves. */}
            <span id={id} className="block max-lg:min-h-[2lh]">
              {/* The chosen service says it on a screen. */}
              <b className="sr-only print:not-sr-only noscript:not-sr-only">{`${factors.service}.`}</b>{' '}
              <span>{interpolate(heroPrices.note, factors)}</span>
            </span>{' '}
            <a
              className={cn(
                'text-foreground flex min-h-11 w-fit items-center underline underline-offset-2 print:hidden',
                '-mx-1.5 px-1.5 focus-visible:-outline-offset-3', // neither over the note nor over its own text
              )}
              href={`#${METHOD_ID}`}
              onClick={showMethod}
            >
              {calculatorForm.savings.method.title}
            </a>
          </p>
        </div>
        {children}
      </div>
    </figure>
  );
}

export { HeroPrices };
