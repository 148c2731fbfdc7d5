import { heroQuotes } from '@/content/hero-quotes';
import { formatDollars } from '@/lib/format';
import { atPrice } from './dollars';
import './ruler.css';

/** The printed scale; the prices themselves stand in the list of quotes. */
export function Ruler() {
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
