import { useId } from 'react';
import { calculateSavings } from '@/calculator/calculate-savings';
import type { CalculatorInput } from '@/calculator/types';
import { services } from '@/content/calculator-choices';
import { exampleJob } from '@/content/example-job';
import { formats } from '@/content/formats';
import { heroQuotes } from '@/content/hero-quotes';
import { job } from '@/content/job';
import { useEstimate, useRulerMode } from '@/hooks/use-estimate';
import { cn } from '@/lib/cn';
import { fillIn } from '@/lib/fill-in';
import { settings } from '@/lib/settings';
import { textWidth } from '@/lib/text-width';
import { JobKeys } from './job-keys';
import { BookedJob, QuoteFacts, type QuoteFactsProps } from './quote';
import { estimateScale, exampleScale, type Scale } from './quotes-scale';

/** What hangs from the ruler, by price: ours first, the dealership's last. */
interface Picture {
  subject: string;
  note: string;
  quotes: readonly [QuoteFactsProps, QuoteFactsProps, ...QuoteFactsProps[]];
  scale: Scale;
}

const amount = (text: string, dollars: number) => fillIn(text, { amount: formats.dollars(dollars) });

function pictureOfExample(): Picture {
  const { chosen, others, dealershipPrice, tick } = exampleJob;
  const [cheapest, second, third] = heroQuotes.shops;
  const remark = (price: number) => amount(heroQuotes.more, price - chosen.price);
  return {
    subject: `${job.name}, ${job.car}.`,
    note: heroQuotes.note,
    quotes: [
      { ...chosen, shop: cheapest, remark: heroQuotes.cheapest },
      { ...others[0], shop: second, remark: remark(others[0].price) },
      { ...others[1], shop: third, remark: remark(others[1].price) },
      { price: dealershipPrice, shop: heroQuotes.dealership },
    ],
    scale: exampleScale([chosen.price, others[0].price, others[1].price, dealershipPrice], tick),
  };
}

const EXAMPLE = pictureOfExample();

function pictureOf(input: CalculatorInput): Picture {
  const { productPrice, nationalBrandPrice, dealershipPrice } = calculateSavings(input);
  const { note, age, nationalBrand, dealership } = heroQuotes.estimate;
  return {
    subject: `${services[input.service]}.`,
    note: fillIn(note, {
      age: formats.count(input.carAge, age),
      distance: formats.kilometres(input.distancePerYear),
    }),
    quotes: [
      { price: productPrice, remark: settings.productName },
      { price: nationalBrandPrice, remark: nationalBrand },
      { price: dealershipPrice, remark: dealership },
    ],
    scale: estimateScale([productPrice, nationalBrandPrice, dealershipPrice]),
  };
}

/** Each quote. */
const QUOTE = cn('quote mr-gutter relative pt-2.5 lg:col-start-1 lg:row-start-1 lg:mr-0 lg:border-0 lg:p-0');

/** Each but the chosen one. */
const OTHER = cn(
  QUOTE,
  'border-foreground flex flex-wrap content-start items-baseline gap-x-3 border-t-2 lg:block lg:pt-4',
);

/**
 * Prices for one job at their places on a ruler across the page, which is vertical on narrow screens: quotes for an example,
 * or the visitor's estimate. Choosing a job moves the ruler under the first price, whose place is fixed.
 */
function HeroQuotes() {
  const input = useEstimate();
  const mode = useRulerMode();
  const isEstimate = mode === 'estimate';
  const { subject, note, quotes, scale } = isEstimate ? pictureOf(input) : EXAMPLE;
  const { at, price, per, step, margin, upright, rows } = scale;
  const [first, ...others] = quotes;
  const last = quotes.at(-1) ?? first;
  const saving = last.price - first.price;
  const id = useId();
  const style = {
    '--price': price,
    '--per': per,
    '--step': step,
    '--margin': margin,
    '--upright-from': upright.from,
    '--upright-to': upright.to,
    '--rows': rows.map((row) => `${row}fr`).join(' '),
    // From the first price to the next one, and to the last before the dealership's.
    '--slot': at(others[0]?.price ?? last.price),
    '--crowd': at(quotes.at(-2)?.price ?? first.price),
    '--end': at(last.price),
  };
  return (
    <figure
      className="quotes relative mt-3 grid min-w-0 break-inside-avoid text-sm md:col-[1/3] md:row-start-3 md:mt-6 lg:mt-4 print:mt-2 short:mt-5"
      data-estimate={isEstimate || undefined}
      data-still={mode !== 'initial' || undefined}
      aria-labelledby={id}
      style={style}
    >
      <div className="px-gutter col-start-1 -col-end-1 row-start-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-2.5 max-lg:block max-lg:pb-2">
        <JobKeys service={isEstimate ? input.service : null} />
        <p id={id} className="text-balance max-lg:mt-2 lg:flex-[1_1_13rem] lg:text-right">
          <b className={cn(isEstimate && 'sr-only')}>{subject}</b>{' '}
          {/* The chosen key says that it is an example, or the service. */}
          <span className={cn('text-muted-foreground', !isEstimate && 'hidden print:inline noscript:inline')}>
            {note}
          </span>
        </p>
      </div>
      <Ruler scale={scale} />
      <ol
        className={cn(
          'quotes-list z-above relative col-start-3 row-start-2 grid text-[min(var(--text-sm),6vw)]',
          'lg:col-start-1 lg:row-start-4 lg:grid-rows-[auto_auto] lg:pb-5 poster:content-start',
          isEstimate ? 'lg:min-h-38' : 'lg:min-h-56',
        )}
      >
        <li
          key={subject}
          className={cn(
            QUOTE,
            'quote-chosen border-primary-mark flex flex-wrap content-start items-baseline gap-x-2 border-t-[3px] forced-colors:border-[Highlight]',
            'md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:gap-x-8',
            'lg:-row-end-1 lg:grid-cols-1 lg:grid-rows-subgrid',
          )}
          style={{ '--at': 0 }}
        >
          <QuoteFacts {...first} chosen />
          {!isEstimate && <BookedJob />}
        </li>
        {others.slice(0, -1).map((quote) => (
          <li
            key={quote.price}
            className={cn(OTHER, 'lg:w-(--slot-width) lg:pl-4')}
            style={{ '--at': at(quote.price) }}
          >
            <QuoteFacts {...quote} />
          </li>
        ))}
        <li
          className={cn(
            OTHER,
            'lg:text-muted-foreground lg:min-w-(--slot-width) lg:pr-4 lg:text-right',
            'lg:-translate-x-full lg:justify-self-start',
          )}
          style={{ '--at': at(last.price) }}
        >
          <QuoteFacts {...last} />
        </li>
      </ol>
      <p
        className={cn(
          'quotes-saved text-saved-text absolute inset-x-0 [grid-area:2/2/3/3]',
          'lg:bg-saved lg:text-saved-foreground lg:static lg:[grid-area:3/1]',
          'lg:grid lg:items-center lg:forced-color-adjust-none',
        )}
      >
        <span
          className={cn(
            'absolute left-[calc(100%+0.75rem)] grid w-max max-w-(--room) gap-1.5 font-medium',
            'text-[min(var(--text-sm),6vw)]',
            'lg:static lg:flex lg:w-auto lg:max-w-none lg:items-baseline lg:gap-2.5 lg:leading-[1.1]',
            isEstimate ? 'bottom-4' : 'bottom-6',
          )}
          style={{ '--em': textWidth(amount(heroQuotes.saved, saving)) }}
        >
          <b
            className={cn(
              'font-display lg:text-lg/none font-bold tracking-[-0.03em] whitespace-nowrap',
              isEstimate
                ? 'text-[min(8.5vw,2.25rem,var(--room)/var(--em))]/none'
                : 'text-[min(12vw,4.5rem,var(--room)/var(--em))]/none max-lg:print:text-[2.25rem]/none',
            )}
          >
            {amount(heroQuotes.saved, saving)}
          </b>{' '}
          {/* The only share of a saving in the first view is the one that the page claims. */}
          {!isEstimate && (
            <span>
              {fillIn(heroQuotes.share, {
                percentage: formats.percent(Math.round((100 * saving) / last.price)),
              })}
            </span>
          )}
        </span>
      </p>
    </figure>
  );
}

/** The numbers of the ruler. Hidden from assistive technology, since the list has all prices. */
function Ruler({ scale: { numbers, at, upright } }: { scale: Scale }) {
  /** The end of the vertical ruler would cut it. */
  const isCut = (dollars: number) => Math.min(at(dollars) - upright.from, upright.to - at(dollars)) < 6;
  return (
    <div
      className={cn(
        'quotes-ruler bg-ruler text-ruler-foreground relative col-start-1 row-start-2 overflow-hidden',
        'font-display text-[min(var(--text-sm),4.7vw)]/none font-semibold tabular-nums forced-color-adjust-none',
        'lg:h-15',
      )}
      aria-hidden="true"
    >
      {numbers.map((dollars) => (
        <span
          key={dollars}
          className={cn('absolute', isCut(dollars) && 'max-lg:hidden')}
          style={{ '--number': dollars }}
        >
          {formats.dollars(dollars)}
        </span>
      ))}
    </div>
  );
}

export { HeroQuotes };
