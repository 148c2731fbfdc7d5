import { useEffect, useState } from 'react';
import { calculateSavings } from '@/calculator/calculate-savings';
import type { CalculatorInput } from '@/calculator/types';
import { services } from '@/content/calculator-choices';
import { formats } from '@/content/formats';
import { announcements } from '@/content/messages';
import { useEstimate, useLastPrice, useRulerMode } from '@/hooks/use-estimate';
import { fillIn } from '@/lib/fill-in';
import { withProduct } from '@/lib/settings';
import { describeDifference, parsePrice } from './last-price';

const SETTLED_AFTER_MS = 500;

/** Announces the estimate once its inputs, in the hero and the calculator, have settled; nothing before the first choice. */
function EstimateStatus() {
  const input = useEstimate();
  const difference = describeDifference(parsePrice(useLastPrice()), calculateSavings(input).productPrice);
  // What was typed last; whoever has heard the estimate need not hear it again.
  const estimate = difference || announcementOf(input);
  const text = useRulerMode() === 'estimate' ? estimate : '';
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, SETTLED_AFTER_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only select-none">
      {announced}
    </p>
  );
}

function announcementOf(input: CalculatorInput): string {
  const result = calculateSavings(input);
  return fillIn(withProduct(announcements.estimate), {
    service: services[input.service],
    productPrice: formats.dollars(result.productPrice),
    nationalBrandPrice: formats.dollars(result.nationalBrandPrice),
    dealershipPrice: formats.dollars(result.dealershipPrice),
    savingsPerVisit: formats.dollars(result.savingsPerVisit),
    percentageSaved: formats.percent(result.percentageSaved),
    annualSavings: formats.dollars(result.annualSavings),
    visits: result.visits,
  });
}

export { EstimateStatus };
