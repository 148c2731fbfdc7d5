import { isRareWork } from '@/calculator/prices';
import type { SavingsResult, Service } from '@/calculator/types';
import { Button } from '@/components/ui/button';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { fillIn } from '@/lib/fill-in';

const { prices, savedAYear, savedPerVisit, join } = calculatorForm.compact;

interface CompactResultProps {
  service: Service;
  result: SavingsResult;
  shown: boolean;
  onJoinWaitlist: () => void;
}

/**
 * The result and the way to the waitlist, kept in view on small screens while the inputs are used. The figures are hidden
 * from assistive technology, since the panels have the same ones.
 */
function CompactResult({ service, result, shown, onJoinWaitlist }: CompactResultProps) {
  const { productPrice, dealershipPrice, annualSavings, savingsPerVisit } = result;
  const saved = isRareWork(service)
    ? fillIn(savedPerVisit, { amount: formats.dollars(savingsPerVisit) })
    : fillIn(savedAYear, { amount: formats.dollars(annualSavings) });
  return (
    <div className="compact-dock print:hidden">
      <div className="compact-result" data-shown={shown || undefined}>
        <p className="flex flex-wrap gap-x-1" aria-hidden="true">
          <b className="font-display">
            {fillIn(prices, {
              product: formats.dollars(productPrice),
              dealership: formats.dollars(dealershipPrice),
            })}
          </b>
          <span className="max-sm:hidden">·</span>
          <span>{saved}</span>
        </p>
        <Button className="flex-none" variant="inverted" size="sm" onClick={onJoinWaitlist}>
          {join}
        </Button>
      </div>
    </div>
  );
}

export { CompactResult };
