import { useId } from 'react';
import { useContent } from '@/content/use-content';
import { adoptEarlyText } from '@/hydration/early-input';
import { cn } from '@/lib/cn';
import { describeDifference, parsePrice } from '@/sections/last-price';
import { setLastPrice, useLastPrice } from '@/state/estimate';

interface LastPriceFieldProps {
  className: string;
  /** Our price in whole dollars. */
  estimate: number;
}

/** Asks what the visitor paid for the service last time, and says beside it how that compares, in a place that is always there. */
function LastPriceField({ className, estimate }: LastPriceFieldProps) {
  const id = useId();
  const differenceId = useId();
  const content = useContent();
  const { formats, heroPrices } = content;
  const lastPrice = useLastPrice();
  const change = (typed: string) => setLastPrice({ text: typed, dollars: parsePrice(typed, formats) });
  // Where the language writes its sign.
  const [before, after] = formats.dollars(0).split('0');
  return (
    <div
      className={cn(
        'flex flex-wrap items-start gap-x-3 gap-y-1.5 lg:flex-nowrap lg:items-center print:hidden noscript:hidden',
        className,
      )}
    >
      <label
        className="basis-full text-md font-medium text-balance lg:max-w-54 lg:basis-auto lg:leading-tight lg:text-wrap"
        htmlFor={id}
      >
        {heroPrices.lastPrice.label}
      </label>
      <span className="flex items-center gap-2">
        {before}
        <input
          id={id}
          className="border-input bg-card hover:border-foreground h-11 w-24 rounded-md border px-3 text-base tabular-nums"
          ref={(input) => adoptEarlyText(input, lastPrice.text, { onTyping: change, onTyped: change })}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={20}
          value={lastPrice.text}
          onChange={({ target: { value } }) => change(value)}
          aria-describedby={differenceId}
        />
        {after}
      </span>
      <p
        id={differenceId}
        className="min-h-17 flex-1 basis-32 font-semibold text-balance sm:flex sm:min-h-11 sm:items-center"
      >
        {describeDifference(lastPrice, estimate, content)}
      </p>
    </div>
  );
}

export { LastPriceField };
