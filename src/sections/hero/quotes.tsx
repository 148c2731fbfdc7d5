import { exampleJob } from '@/content/example-job';
import { heroQuotes } from '@/content/hero-quotes';
import { fillIn, formatDollars } from '@/lib/format';
import { BookedJob, QuoteFacts } from './quote';

/** Places an element at its price, or from one price to another; the CSS converts dollars into pixels. */
function atPrice(from: number, to?: number) {
  return { '--from': from, '--to': to };
}

/** Quotes for one job, each at its price on a ruler across the page; the ruler is vertical on narrow screens. */
export function HeroQuotes() {
  const { name, car, chosen, others, dealershipPrice } = exampleJob;
  const { note, ruler, fairRange, saved, more, cheapest, dealership } = heroQuotes;
  const amount = (text: string, dollars: number) => fillIn(text, { amount: formatDollars(dollars) });
  const prices = [chosen, ...others].map(({ price }) => price);
  const scale = {
    '--margin-price': ruler.atMargin,
    '--first-number': ruler.first,
    '--number-step': ruler.step,
    '--upright-from': ruler.upright.from,
    '--upright-to': ruler.upright.to,
    // Dollars from the chosen quote to the next one, and to the last before the dealership's.
    '--slot': Math.min(...prices.slice(1)) - chosen.price,
    '--crowd': Math.max(...prices) - chosen.price,
  };
  return (
    <figure className="quotes" style={scale}>
      <div className="quotes-head">
        <p className="quotes-fair" aria-hidden="true" style={atPrice(fairRange.from, fairRange.to)}>
          <span>{fairRange.label}</span>
        </p>
        <figcaption>
          <b>{name}</b>, {car}. <span className="quotes-note">{note}</span>
        </figcaption>
      </div>
      <Ruler />
      <p className="quotes-saved" style={atPrice(chosen.price, dealershipPrice)}>
        <span>{amount(saved, dealershipPrice - chosen.price)}</span>
      </p>
      <ol className="quotes-list">
        <li className="quote quote-chosen" style={atPrice(chosen.price, dealershipPrice)}>
          <QuoteFacts {...chosen} remark={cheapest} />
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
    </figure>
  );
}

/** The numbers of the ruler. Hidden from assistive technology, since the list has all prices. */
function Ruler() {
  const { first, last, step } = heroQuotes.ruler;
  const numbers = Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
  return (
    <div className="quotes-ruler" aria-hidden="true">
      {numbers.map((dollars) => (
        <i key={dollars} style={atPrice(dollars)}>
          {formatDollars(dollars)}
        </i>
      ))}
    </div>
  );
}
