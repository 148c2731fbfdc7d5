import { type MouseEvent, type ReactNode, useId } from 'react';
import { comparedSaving } from '@/calculator/compared-saving';
import { describeFactors } from '@/content/describe-factors';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { scrollToSection } from '@/lib/scroll';
import { useCalculatorInput, usePricePaid, useSavings } from '@/state/estimate';
import { useFriendPrice } from '@/state/friend-price';
import { PriceList } from './price-list';
import { PricePaidField } from './price-paid-field';
import { PriceRuler } from './price-ruler';
import { RULER, RULER_STYLE, scaleOf } from './price-scale';
import { ServicePicker } from './service-picker';

/** The ID of "How we estimate" in the calculator. */
const METHOD_ID = 'how-we-estimate';

/**
 * Opens "How we estimate" without changing the URL, because a change would make React discard the calculator's HTML before
 * hydration (see src/dialogs/open-dialog.ts).
 */
function showMethod(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(METHOD_ID)?.setAttribute('open', '');
  scrollToSection(METHOD_ID);
}

/**
 * Shows the calculator's prices for the chosen service on a ruler, which is vertical on narrow screens. Choosing a service
 * moves the ruler, while our price stays in place. The children are shown next to the field for the price paid.
 */
function HeroPrices({ children }: { children?: ReactNode }) {
  const content = useContent();
  const { calculatorForm, heroPrices } = content;
  const input = useCalculatorInput();
  const { dollars: pricePaid } = usePricePaid();
  const result = useSavings();
  const factors = describeFactors(content, input);
  const scale = scaleOf(result);
  const { amount, comparedPrice } = comparedSaving(result, pricePaid);
  const bandEnd = amount > 0 ? scale.positionOf(comparedPrice) : 0;
  const id = useId();
  return (
    <figure
      className="hero-prices mt-3 text-sm sm:mt-5 lg:mt-6 lg:short-window:mt-4"
      aria-labelledby={id}
      style={{
        ...RULER_STYLE,
        '--first-price': scale.firstPrice,
        '--units-per-dollar': scale.unitsPerDollar,
        '--step': scale.step,
      }}
    >
      <div className="px-gutter pb-3 sm:pb-4 lg:pb-6 lg:short-window:pb-4">
        <ServicePicker service={input.service} />
      </div>
      {/* The ruler, the band and the prices are side by side or, from `lg` on, stacked. */}
      <div className="flex h-(--length) lg:block lg:h-auto">
        <PriceRuler scale={scale} pricePaid={pricePaid} friendPrice={useFriendPrice()} />
        {/* An arrow or a band from our price to the compared price. The arrow fades out if the compared price is beyond the
         * ruler.
         */}
        <div
          className="saving-band relative lg:h-3"
          aria-hidden="true"
          style={{ '--position': bandEnd }}
          data-beyond={bandEnd > RULER.vertical.end || undefined}
        />
        <PriceList result={result} scale={scale} />
      </div>
      <div className="px-gutter flex justify-between gap-x-8 pt-5 lg:pt-6 lg:short-window:pt-4">
        <div className="flex flex-1 flex-col gap-y-1.5 lg:gap-y-3">
          <PricePaidField estimate={result.productPrice} />
          {/* The link is next to the note, or below it if the text is large. The paragraph is always as tall as the longest
           * note, so that nothing moves when the note changes.
           */}
          <p className="text-muted-foreground flex min-h-lines-3 flex-wrap items-start gap-x-4 leading-tight md:min-h-lines-2">
            <span id={id} className="flex-1 basis-32 lg:flex-none lg:basis-92">
              {/* Shows the chosen service on printouts and in browsers without JavaScript, where the service picker is
               * hidden.
               */}
              <b className="sr-only print:not-sr-only noscript:not-sr-only">{`${factors.service}.`}</b>{' '}
              <span>{interpolate(heroPrices.note, factors)}</span>
            </span>{' '}
            <a
              className={cn(
                'text-foreground flex min-h-11 w-fit items-start underline underline-offset-2 print:hidden',
                'max-lg:max-w-34 max-lg:text-balance',
                '-mx-1.5 px-1.5 focus-visible:-outline-offset-3', // keeps the outline off the note and off the link's own text
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
