import { useId } from 'react';
import { useContent } from '@/hooks/use-content';
import { describeDifference } from '@/sections/last-price';
import { setLastPrice, useLastPrice } from '@/state/estimate';

interface LastPriceFieldProps {
  /** What was typed, if it is a price. */
  price: number | null;
  estimate: number;
}

/** Asks what the visitor paid for the job last time. How that compares has a place that is always there. */
function LastPriceField({ price, estimate }: LastPriceFieldProps) {
  const id = useId();
  const content = useContent();
  // Where the language writes its sign.
  const [before, after] = content.formats.dollars(0).split('0');
  return (
    <div className="mx-gutter col-start-1 -col-end-1 flex flex-wrap items-center gap-x-3 pt-4 lg:row-start-5 lg:pt-0 large-display:row-start-4 large-display:self-end">
      <label className="font-medium text-balance max-lg:basis-full" htmlFor={id}>
        {content.heroQuotes.lastPrice.label}
      </label>
      <span className="flex items-center gap-2">
        {before}
        <input
          id={id}
          className="border-input bg-card hover:border-foreground h-11 w-24 rounded-md border px-3 text-base tabular-nums"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={20}
          value={useLastPrice()}
          onChange={(event) => setLastPrice(event.target.value)}
          aria-describedby={`${id}-difference`}
        />
        {after}
      </span>
      <p
        id={`${id}-difference`}
        className="flex min-h-17 flex-1 basis-32 items-center font-semibold text-balance"
      >
        {describeDifference(price, estimate, content)}
      </p>
    </div>
  );
}

export { LastPriceField };
