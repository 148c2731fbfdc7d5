import { useId } from 'react';
import { useContent } from '@/content/use-content';
import { adoptEarlyText } from '@/hydration/early-input';
import { cn } from '@/lib/cn';
import { describeDifference, isUnfinished, parsePrice } from '@/sections/last-price';
import { setLastPrice, useLastPrice } from '@/state/estimate';

/**
 * Asks what the visitor paid for the service last time, and says beside it how that compares. The space for the answer
 * is always reserved.
 */
function LastPriceField({ estimate }: { estimate: number }) {
  const id = useId();
  const content = useContent();
  const { formats, heroPrices } = content;
  const lastPrice = useLastPrice();
  const change = (typed: string) => setLastPrice({ text: typed, dollars: parsePrice(typed, formats) });
  // The currency sign is before or after the number, depending on the language.
  const [before, after] = formats.dollars(0).split('0');
  return (
    <div
      className={cn(
        'group flex flex-wrap gap-x-4 gap-y-1.5 xl:flex-nowrap xl:items-center',
        'print:hidden noscript:hidden',
      )}
    >
      <label className="basis-full text-md font-medium text-balance xl:basis-auto" htmlFor={id}>
        {heroPrices.lastPrice.label}
      </label>
      <span className="flex h-11 items-center gap-3">
        {before}
        <input
          id={id}
          className="border-input bg-card hover:border-foreground h-full w-24 rounded-md border px-3 text-base"
          ref={(input) => adoptEarlyText(input, lastPrice.text, { onTyping: change, onTyped: change })}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={20}
          value={lastPrice.text}
          onChange={({ target: { value } }) => change(value)}
          aria-describedby={`${id}-answer`}
        />
        {after}
      </span>
      <p
        id={`${id}-answer`}
        className="min-h-17 flex-1 basis-32 font-semibold text-balance md:flex md:min-h-11 md:items-center"
      >
        <span className={cn(isUnfinished(lastPrice, formats) && 'group-focus-within:invisible')}>
          {describeDifference(lastPrice, estimate, content)}
        </span>
      </p>
    </div>
  );
}

export { LastPriceField };
