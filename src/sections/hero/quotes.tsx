import { exampleJob } from '@/content/example-job';
import { formats } from '@/content/formats';
import { heroQuotes } from '@/content/hero-quotes';
import { job } from '@/content/job';
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

/** Quotes for one job, each at its price on a ruler across the page; the ruler is vertical on narrow screens. */
function HeroQuotes() {
  const { note, saved, share, more, cheapest, dealership } = heroQuotes;
  const amount = (text: string, dollars: number) => fillIn(text, { amount: formats.dollars(dollars) });
  const saving = dealershipPrice - chosen.price;
  return (
    <figure className="quotes" style={SCALE}>
      <figcaption className="quotes-caption">
        <b>{job.name}</b>, {job.car}. <span className="text-muted-foreground inline-block">{note}</span>
      </figcaption>
      <p
        className="quotes-fair hidden hero-desktop:block"
        aria-hidden="true"
        style={atPrice(fairRange.from, fairRange.to)}
      >
        <span className="bg-background absolute top-0 left-1/2 -translate-1/2 px-[12px] font-semibold whitespace-nowrap">
          {heroQuotes.fairRange}
        </span>
      </p>
      <Ruler />
      <ol className="quotes-list">
        <li className="quote quote-chosen" style={atPrice(chosen.price, dealershipPrice)}>
          <QuoteFacts {...chosen} remark={cheapest} chosen />
          <BookedJob />
        </li>
        {others.map((quote) => (
          <li key={quote.shop} className="quote" style={atPrice(quote.price)}>
            <QuoteFacts {...quote} remark={amount(more, quote.price - chosen.price)} />
          </li>
        ))}
        <li className="quote quote-dealership" style={atPrice(dealershipPrice)}>
          <QuoteFacts price={dealershipPrice} shop={dealership} />
        </li>
      </ol>
      <p className="quotes-saved" style={atPrice(chosen.price, dealershipPrice)}>
        <span className="quotes-label" style={{ '--em': textWidth(amount(saved, saving)) }}>
          <b>{amount(saved, saving)}</b>{' '}
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
    <div className="quotes-ruler" aria-hidden="true">
      {prices.map((dollars) => (
        <span key={dollars} style={atPrice(dollars)}>
          {formats.dollars(dollars)}
        </span>
      ))}
    </div>
  );
}

export { HeroQuotes };
