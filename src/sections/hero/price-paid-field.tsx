import { useId } from 'react';
import { useShare } from '@/components/share-button';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { applyEarlyText } from '@/lib/early-input';
import { interpolate } from '@/lib/interpolate';
import { describeDifference, isUnfinished, parsePrice } from '@/sections/price-paid';
import { setPricePaid, useCalculatorInput, usePricePaid } from '@/state/estimate';
import { paidFragment, useFriendPrice } from '@/state/friend-price';

/**
 * Asks for the price paid and shows how it compares with the estimate. Space for the comparison is always reserved, so that
 * nothing moves when the comparison appears.
 */
function PricePaidField({ estimate }: { estimate: number }) {
  const id = useId();
  const { formats, heroPrices } = useContent();
  const pricePaid = usePricePaid();
  const change = (typed: string) => setPricePaid({ text: typed, dollars: parsePrice(typed, formats) });
  // The currency sign is before or after the number, depending on the language.
  const [before, after] = formats.dollars(0).split('0');
  return (
    <div
      className={cn(
        'group flex flex-wrap gap-x-4 gap-y-1.5 xl:flex-nowrap xl:items-center',
        'print:hidden noscript:hidden',
      )}
    >
      <label className="basis-full text-md font-medium text-balance xl:max-w-54 xl:basis-auto" htmlFor={id}>
        {heroPrices.pricePaid.label}
      </label>
      <span className="flex h-11 items-center gap-3">
        {before}
        <input
          id={id}
          className="border-input bg-card hover:border-foreground h-full w-24 rounded-md border px-3 text-base"
          ref={(input) => applyEarlyText(input, pricePaid.text, { onTyping: change, onTyped: change })}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={64}
          value={pricePaid.text}
          onChange={({ target: { value } }) => change(value)}
          aria-describedby={`${id}-answer`}
        />
        {after}
      </span>
      {/* The key resets the outcome of sharing when the price changes. */}
      <Answer key={pricePaid.dollars} id={`${id}-answer`} estimate={estimate} />
    </div>
  );
}

/** Shows how the price paid compares with the estimate, and a button that shares the price. */
function Answer({ id, estimate }: { id: string; estimate: number }) {
  const content = useContent();
  const { afterJoining, formats, heroPrices, services } = content;
  const { service } = useCalculatorInput();
  const pricePaid = usePricePaid();
  const friendPrice = useFriendPrice();
  const paid = Math.round(pricePaid.dollars ?? 0);
  const { outcome, share } = useShare({
    sentence: interpolate(heroPrices.friend.sentence, {
      service: services[service],
      price: formats.dollars(paid),
      estimate: formats.dollars(estimate),
    }),
    fragment: paidFragment(service, paid),
  });
  const isCopied = outcome === afterJoining.share.copied;
  return (
    <>
      <Button
        className="min-h-11 max-w-max flex-1 basis-28 text-left leading-tight underline underline-offset-2 disabled:invisible lg:order-last lg:flex-none lg:basis-auto"
        variant="unstyled"
        size="unstyled"
        disabled={pricePaid.dollars === null}
        onClick={share}
      >
        {isCopied ? outcome : heroPrices.friend.share}
      </Button>
      <p
        id={id}
        className={cn(
          'min-h-lines-2 basis-full leading-tight font-semibold text-balance wrap-anywhere max-xs:min-h-lines-3 sm:max-md:min-h-lines-3',
          'lg:flex lg:min-h-11 lg:max-w-90 lg:flex-1 lg:basis-32 lg:items-center',
        )}
      >
        <span className={cn(isUnfinished(pricePaid, formats) && 'group-focus-within:invisible')}>
          {(!isCopied && outcome) || describeDifference(pricePaid, estimate, content, friendPrice)}
        </span>
      </p>
      <p role="status" className="sr-only select-none">
        {outcome}
      </p>
    </>
  );
}

export { PricePaidField };
