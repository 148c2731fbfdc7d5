import { useId } from 'react';
import { useContent } from '@/content/use-content';
import { adoptEarlyText } from '@/hydration/early-input';
import { cn } from '@/lib/cn';
import { describeDifference, parsePrice } from '@/sections/last-price';
import { setLastPrice, useLastPrice } from '@/state/estimate';

interface LastPriceFieldProps {
  className: string;
  /** The id of the `LastPriceDifference`. */
  differenceId: string;
}

/** Asks what the visitor paid for the job last time. */
function LastPriceField({ className, differenceId }: LastPriceFieldProps) {
  const id = useId();
  const { formats, heroPrices } = useContent();
  const { text } = useLastPrice();
  const change = (typed: string) => setLastPrice({ text: typed, dollars: parsePrice(typed, formats) });
  // Where the language writes its sign.
  const [before, after] = formats.dollars(0).split('0');
  return (
    <div className={cn('flex flex-wrap items-center gap-x-2 lg:flex-nowrap', className)}>
      <label
        className="font-medium text-balance max-lg:basis-full lg:max-w-36 lg:text-right lg:text-xs lg:leading-tight lg:max-xl:max-w-24"
        htmlFor={id}
      >
        {heroPrices.lastPrice.label}
      </label>
      <span className="flex items-center gap-2">
        {before}
        <input
          id={id}
          className="border-input bg-card hover:border-foreground h-11 w-24 rounded-md border px-3 text-base tabular-nums lg:h-12 lg:w-19 lg:px-2"
          ref={(input) => adoptEarlyText(input, text, { onTyping: change, onTyped: change })}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={({ target: { value } }) => change(value)}
          aria-describedby={differenceId}
        />
        {after}
      </span>
    </div>
  );
}

interface LastPriceDifferenceProps {
  className: string;
  id: string;
  /** Our price in whole dollars. */
  estimate: number;
}

/** How what the visitor paid compares with the estimate, in a place that is always there. */
function LastPriceDifference({ className, id, estimate }: LastPriceDifferenceProps) {
  const content = useContent();
  const { dollars } = useLastPrice();
  return (
    <p
      id={id}
      className={cn(
        'flex min-h-17 items-center font-semibold text-balance lg:min-h-8 lg:justify-end',
        className,
      )}
    >
      {describeDifference(dollars, estimate, content)}
    </p>
  );
}

export { LastPriceDifference, LastPriceField };
