import { exampleJob } from '@/content/example-job';
import { formats } from '@/content/formats';
import { heroQuotes } from '@/content/hero-quotes';
import { job } from '@/content/job';
import { cn } from '@/lib/cn';
import { fillIn } from '@/lib/fill-in';
import { textWidth } from '@/lib/text-width';
import { BookedJob, QuoteFacts } from './quote';
import { quotesScale } from './quotes-scale';

const { chosen, others, dealershipPrice, fairRange, tick } = exampleJob;
const [second, last] = [others[0].price, others[1].price];
const { at, dollarsAt, margin, numbers, upright, rows } = quotesScale({
  prices: [chosen.price, second, last],
  dealershipPrice,
  tick,
});

const SCALE = {
  '--margin-price': margin,
  '--first-number': numbers.first,
  '--number-step': numbers.step,
  '--upright-from': upright.from,
  '--upright-to': upright.to,
  '--rows': rows.map((row) => `${row}fr`).join(' '),
  // From the chosen quote to the next one, and to the last before the dealership's.
  '--slot': at(second - chosen.price),
  '--crowd': at(last - chosen.price),
};

/** Places an element at its price, or from one price to another; the CSS converts the scale's units into pixels. */
function atPrice(from: number, to?: number) {
  return { '--from': at(from), '--to': to === undefined ? undefined : at(to) };
}

/** Each quote. */
const QUOTE = cn('quote mr-gutter relative pt-2.5 lg:col-start-1 lg:row-start-1 lg:mr-0 lg:border-0 lg:p-0');

/** Each but the chosen one. */
const OTHER = cn(
  QUOTE,
  'border-foreground flex flex-wrap content-start items-baseline gap-x-3 border-t-2 lg:block lg:pt-4',
);

/** Quotes for one job, each at its price on a ruler across the page; the ruler is vertical on narrow screens. */
function HeroQuotes() {
  const { note, saved, share, more, cheapest, dealership } = heroQuotes;
  const amount = (text: string, dollars: number) => fillIn(text, { amount: formats.dollars(dollars) });
  const saving = dealershipPrice - chosen.price;
  return (
    <figure className="quotes relative mt-7 grid break-inside-avoid text-sm lg:mt-9 short:mt-6" style={SCALE}>
      <figcaption className="px-gutter col-start-1 -col-end-1 row-start-1 pb-3.5 lg:justify-self-end">
        <b>{job.name}</b>, {job.car}. <span className="text-muted-foreground inline-block">{note}</span>
      </figcaption>
      <p
        className={cn(
          'quotes-fair relative col-start-1 row-start-1 mb-3 hidden h-3 self-end lg:block',
          'border-foreground border-x-[1.5px] border-t-[1.5px]',
        )}
        aria-hidden="true"
        style={atPrice(fairRange.from, fairRange.to)}
      >
        <span className="bg-background absolute top-0 left-1/2 -translate-1/2 px-[12px] font-semibold whitespace-nowrap">
          {heroQuotes.fairRange}
        </span>
      </p>
      <Ruler />
      <ol
        className={cn(
          'quotes-list z-above relative col-start-3 row-start-2 grid text-[min(var(--text-sm),6vw)]',
          'lg:col-start-1 lg:row-start-4 lg:grid-rows-[auto_auto] lg:pb-5 poster:content-start',
        )}
      >
        <li
          className={cn(
            QUOTE,
            'quote-chosen border-primary-mark flex flex-wrap content-start items-baseline gap-x-2 border-t-[3px] forced-colors:border-[Highlight]',
            'md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:gap-x-8',
            'lg:-row-end-1 lg:grid-cols-1 lg:grid-rows-subgrid',
          )}
          style={atPrice(chosen.price, dealershipPrice)}
        >
          <QuoteFacts {...chosen} remark={cheapest} chosen />
          <BookedJob />
        </li>
        {others.map((quote) => (
          <li
            key={quote.shop}
            className={cn(OTHER, 'lg:w-(--slot-width) lg:pl-4')}
            style={atPrice(quote.price)}
          >
            <QuoteFacts {...quote} remark={amount(more, quote.price - chosen.price)} />
          </li>
        ))}
        <li
          className={cn(
            OTHER,
            'lg:text-muted-foreground lg:min-w-(--slot-width) lg:pr-4 lg:text-right',
            'lg:-translate-x-full lg:justify-self-start',
          )}
          style={atPrice(dealershipPrice)}
        >
          <QuoteFacts price={dealershipPrice} shop={dealership} />
        </li>
      </ol>
      <p
        className={cn(
          'quotes-saved text-saved-text absolute inset-x-0 [grid-area:2/2/3/3]',
          'lg:bg-saved lg:text-saved-foreground lg:static lg:[grid-area:3/1]',
          'lg:grid lg:items-center lg:forced-color-adjust-none',
        )}
        style={atPrice(chosen.price, dealershipPrice)}
      >
        <span
          className={cn(
            'absolute bottom-6 left-[calc(100%+0.75rem)] grid w-max max-w-(--room) gap-1.5 font-medium',
            'text-[min(var(--text-sm),6vw)]',
            'lg:static lg:flex lg:w-auto lg:max-w-none lg:items-baseline lg:gap-2.5 lg:leading-[1.1]',
          )}
          style={{ '--em': textWidth(amount(saved, saving)) }}
        >
          <b
            className={cn(
              'font-display font-bold tracking-[-0.03em] whitespace-nowrap',
              'text-[min(12vw,4.5rem,var(--room)/var(--em))]/none lg:text-lg/none',
            )}
          >
            {amount(saved, saving)}
          </b>{' '}
          <span>
            {fillIn(share, { percentage: formats.percent(Math.round((100 * saving) / dealershipPrice)) })}
          </span>
        </span>
      </p>
    </figure>
  );
}

/** The numbers of the ruler. Hidden from assistive technology, since the list has all prices. */
function Ruler() {
  const { first, last, step } = numbers;
  const prices = Array.from({ length: (last - first) / step + 1 }, (_, index) =>
    dollarsAt(first + index * step),
  );
  return (
    <div
      className={cn(
        'quotes-ruler bg-ruler text-ruler-foreground relative col-start-1 row-start-2 overflow-hidden',
        'font-display text-[min(var(--text-sm),4.7vw)]/none font-semibold tabular-nums forced-color-adjust-none',
        'lg:flex lg:h-15 lg:flex-wrap lg:content-start',
      )}
      aria-hidden="true"
    >
      {prices.map((dollars) => (
        <span key={dollars} style={atPrice(dollars)}>
          {formats.dollars(dollars)}
        </span>
      ))}
    </div>
  );
}

export { HeroQuotes };
