import { useContent } from '@/content/use-content';
import { useLastPrice } from '@/state/estimate';

/**
 * From our price to the one that it is compared with, in units of the scale: an arrow beside a vertical ruler, a band under a
 * horizontal one. To a price beyond the ruler it fades at its end.
 */
function SavingBand({ at, isBeyond }: { at: number; isBeyond: boolean }) {
  return (
    <div
      className="saving-band max-lg:text-saved-text lg:bg-saved pointer-events-none lg:forced-color-adjust-none"
      aria-hidden="true"
      style={{ '--at': at }}
      data-beyond={isBeyond || undefined}
    />
  );
}

/** What is saved, and over what. */
function SavingText({ amount }: { amount: number }) {
  const { formats, heroPrices } = useContent();
  const { overDealership, overLastPrice } = heroPrices.saving;
  const isOverLastPrice = useLastPrice().dollars !== null;
  const [before, after] = (isOverLastPrice ? overLastPrice : overDealership).split('{amount}');
  return (
    <p
      data-slot="saving"
      className="text-saved-text label leading-tight text-balance max-lg:basis-full xs:text-md xl:text-lg"
    >
      {before}
      <b className="max-lg:figure max-lg:text-xl">{formats.dollars(amount)}</b>
      <span>{after}</span>
    </p>
  );
}

export { SavingBand, SavingText };
