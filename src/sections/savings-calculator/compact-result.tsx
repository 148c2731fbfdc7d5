import { comparedSaving } from '@/calculator/compared-saving';
import { FormButton } from '@/components/join-button';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { usePricePaid, useSavings } from '@/state/estimate';

interface CompactResultProps {
  shown: boolean;
  onJoinWaitlist: () => void;
}

/**
 * The result and a button to join the waitlist, visible on small screens while the inputs are in use. Assistive technology
 * reads the same figures in the panels.
 */
function CompactResult({ shown, onJoinWaitlist }: CompactResultProps) {
  const { calculatorForm, formats } = useContent();
  const { prices, saved, join } = calculatorForm.compact;
  const result = useSavings();
  const own = comparedSaving(result, usePricePaid().dollars);
  // Compares our price with the dealership's price if the visitor did not pay more than our price.
  const { comparedPrice, amount } = own.amount > 0 ? own : comparedSaving(result, null);
  return (
    <div
      className={cn(
        // Hidden where the savings are next to the inputs. Also hidden while a control in the savings panel has the focus,
        // because the result would cover the control.
        'z-sticky sticky bottom-0 col-span-full lg:hidden print:hidden phone-landscape:hidden',
        'peer-has-focus-visible:hidden',
      )}
    >
      <div
        data-slot="compact-result"
        data-shown={shown || undefined}
        className={cn(
          'absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-between gap-x-2 p-1.5 pb-safe-1.5 pl-4',
          'bg-saved text-saved-foreground duration-fast text-sm/tight transition-all forced-colors:border',
          'not-data-shown:invisible not-data-shown:translate-y-2 not-data-shown:opacity-0',
        )}
      >
        <p className="flex flex-1 flex-wrap gap-x-1" aria-hidden="true">
          <b className="font-display">
            {interpolate(prices, {
              productPrice: formats.dollars(result.productPrice),
              dealershipPrice: formats.dollars(comparedPrice),
            })}
          </b>
          <span className="max-sm:hidden">·</span>
          <span>{interpolate(saved, { amount: formats.dollars(amount) })}</span>
        </p>
        <div className="max-w-1/2 flex-none">
          <FormButton variant="inverted" size="sm" label={join} onClick={onJoinWaitlist} />
        </div>
      </div>
    </div>
  );
}

export { CompactResult };
