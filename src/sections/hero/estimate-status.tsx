import { useEffect, useState } from 'react';
import { calculateSavings } from '@/calculator/calculate-savings';
import type { CalculatorInput } from '@/calculator/types';
import { services } from '@/content/calculator-choices';
import { formats } from '@/content/formats';
import { heroQuotes } from '@/content/hero-quotes';
import { useEstimate, useEstimateShown } from '@/hooks/use-estimate';
import { fillIn } from '@/lib/fill-in';
import { settings } from '@/lib/settings';

const SETTLED_AFTER_MS = 500;

/** Announces the prices of a service that was chosen in the hero, once settled. The calculator announces its own changes. */
function EstimateStatus() {
  const input = useEstimate();
  const shown = useEstimateShown();
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const isChosenHere = document.activeElement?.closest('#hero') !== null;
      setAnnounced(shown && isChosenHere ? announcementOf(input) : '');
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [input, shown]);
  return (
    <p role="status" className="sr-only select-none">
      {announced}
    </p>
  );
}

function announcementOf(input: CalculatorInput): string {
  const { productPrice, nationalBrandPrice, dealershipPrice, savingsPerVisit } = calculateSavings(input);
  return fillIn(heroQuotes.estimate.announcement, {
    service: services[input.service],
    product: settings.productName,
    productPrice: formats.dollars(productPrice),
    nationalBrandPrice: formats.dollars(nationalBrandPrice),
    dealershipPrice: formats.dollars(dealershipPrice),
    saving: formats.dollars(savingsPerVisit),
  });
}

export { EstimateStatus };
