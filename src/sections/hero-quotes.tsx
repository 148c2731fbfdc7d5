import type { CSSProperties } from 'react';
import { heroQuotes } from '@/content/hero-quotes';
import { formatDollars } from '@/lib/format';
import { BookedJob } from './hero-booking';
import { QuoteFacts } from './hero-quote';
import './hero-quotes.css';

/** Places an element at its price, or from one price to another; `hero-quotes.css` turns dollars into pixels. */
const at = (from: number, to = from) => ({ '--from': from, '--to': to }) as CSSProperties;

/** One job's quotes, each hung at its exact price on a full-bleed ruler; upright on narrow screens. */
export function HeroQuotes() {
  const { job, car, note, fairRange, saved, more, chosen, others, dealership } = heroQuotes;
  const amount = (text: string, dollars: number) => text.replace('{amount}', formatDollars(dollars));
  return (
    <figure className="quotes">
      <div className="quotes-head">
        <p className="quotes-fair" aria-hidden="true" style={at(fairRange.from, fairRange.to)}>
          <span>{fairRange.label}</span>
        </p>
        <figcaption>
          <b className="font-bold">{job}</b>, {car}. <span className="quotes-note">{note}</span>
        </figcaption>
      </div>
      <Ruler />
      <p className="quotes-saved" style={at(chosen.price, dealership.price)}>
        <span>{amount(saved, dealership.price - chosen.price)}</span>
      </p>
      <ol className="quotes-list">
        <li className="quote quote-chosen" style={at(chosen.price, dealership.price)}>
          <QuoteFacts {...chosen} remark={chosen.flag} />
          <BookedJob {...chosen} />
        </li>
        {others.map((quote) => (
          <li key={quote.shop} className="quote" style={at(quote.price)}>
            <QuoteFacts {...quote} remark={amount(more, quote.price - chosen.price)} />
          </li>
        ))}
        <li className="quote quote-dealership" style={at(dealership.price)}>
          <QuoteFacts {...dealership} />
        </li>
      </ol>
    </figure>
  );
}

/** The printed scale; the prices themselves stand in the list. */
function Ruler() {
  const { first, last, step } = heroQuotes.ruler;
  const numbers = Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
  return (
    <div className="quotes-ruler" aria-hidden="true">
      {numbers.map((dollars) => (
        <i key={dollars} style={at(dollars)}>
          {formatDollars(dollars)}
        </i>
      ))}
    </div>
  );
}
