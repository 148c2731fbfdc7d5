import { useId } from 'react';
import { useContent } from '@/content/use-content';
import { adoptEarlyText } from '@/hydration/early-input';
import { describeDifference, parsePrice } from '@/sections/last-price';
import { setLastPrice, useLastPrice } from '@/state/estimate';

/** Asks what the visitor paid for the job last time. How that compares has a place that is always there. */
function LastPriceField({ estimate }: { estimate: number }) {
  const id = useId();
  const content = useContent();
  const { text, dollars } = useLastPrice();
  const change = (typed: string) =>
    setLastPrice({ text: typed, dollars: parsePrice(typed, content.formats) });
  // Where the language writes its sign.
  const [before, after] = content.formats.dollars(0).split('0');
  return (
    <div className="mx-gutter flex flex-wrap items-center gap-x-3 pt-4 max-lg:col-span-full lg:contents print:hidden noscript:hidden">
      <div className="lg:mr-gutter max-lg:contents lg:col-start-2 lg:row-start-1 lg:ml-3 lg:flex lg:items-center lg:gap-x-2 lg:self-end lg:pb-2">
        <label
          className="font-medium text-balance max-lg:basis-full lg:max-w-36 lg:text-right lg:text-xs lg:leading-tight lg:max-xl:max-w-24"
          htmlFor={id}
        >
          {content.heroPrices.lastPrice.label}
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
            aria-describedby={`${id}-difference`}
          />
          {after}
        </span>
      </div>
      <p
        id={`${id}-difference`}
        className="lg:pr-gutter flex min-h-17 flex-1 basis-32 items-center font-semibold text-balance lg:col-span-full lg:row-start-5 lg:min-h-8 lg:justify-end"
      >
        {describeDifference(dollars, estimate, content)}
      </p>
    </div>
  );
}

export { LastPriceField };
