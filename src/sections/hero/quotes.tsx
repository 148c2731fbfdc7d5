import { exampleJob } from '@/content/example-job';
import { formats } from '@/content/formats';
import { heroQuotes } from '@/content/hero-quotes';
import { job } from '@/content/job';
import { fillIn } from '@/lib/fill-in';
import { textWidth } from '@/lib/text-width';
import { BookedJob, QuoteFacts } from './quote';

/**
 * The scale in dollars: first, last and distance of the printed numbers; the price at the page's margin; range on narrow
 * screens.
 */
const RULER = { first: 100, last: 420, step: 20, atMargin: 180, upright: { from: 192, to: 350 } };

/** Places an element at its price, or from one price to another; the CSS converts dollars into pixels. */
function atPrice(from: number, to?: number) {
  return { '--from': from, '--to': to };
}

/** Quotes for one job, each at its price on a ruler across the page; the ruler is vertical on narrow screens. */
function HeroQuotes() {
  const { chosen, others, dealershipPrice, fairRange } = exampleJob;
  const { note, saved, share, more, cheapest, dealership } = heroQuotes;
  const amount = (text: string, dollars: number) => fillIn(text, { amount: formats.dollars(dollars) });
  const prices = others.map(({ price }) => price);
  const saving = dealershipPrice - chosen.price;
  const marks = [chosen.price, ...prices, dealershipPrice, RULER.upright.to];
  const scale = {
    '--margin-price': RULER.atMargin,
    '--first-number': RULER.first,
    '--number-step': RULER.step,
    '--upright-from': RULER.upright.from,
    '--upright-to': RULER.upright.to,
    '--rows': marks.map((price, index) => `${price - (marks[index - 1] ?? RULER.upright.from)}fr`).join(' '),
    // Dollars from the chosen quote to the next one, and to the last before the dealership's.
    '--slot': Math.min(...prices) - chosen.price,
    '--crowd': Math.max(...prices) - chosen.price,
  };
  return (
    <figure className="quotes" style={scale}>
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
  const { first, last, step } = RULER;
  const numbers = Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
  return (
    <div className="quotes-ruler" aria-hidden="true">
      {numbers.map((dollars) => (
        <span key={dollars} style={atPrice(dollars)}>
          {formats.dollars(dollars)}
        </span>
      ))}
    </div>
  );
}

export { HeroQuotes };
