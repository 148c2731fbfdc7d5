import { useEffect, useState } from 'react';
import { calculateSavings } from '@/calculator/calculate-savings';
import type { CalculatorInput } from '@/calculator/types';
import type { Content } from '@/content/load-content';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import { useEstimate, useIsEstimateChosen, useLastPrice } from '@/state/estimate';
import { describeDifference } from './last-price';

const SETTLED_AFTER_MS = 500;

/** Announces the estimate once its inputs, in the hero and the calculator, have settled; nothing before the first choice. */
function EstimateStatus() {
  const content = useContent();
  const input = useEstimate();
  const { dollars: lastPrice } = useLastPrice();
  const difference = describeDifference(lastPrice, calculateSavings(input).productPrice, content);
  // What was typed last; whoever has heard the estimate need not hear it again.
  const estimate = difference || announcementOf(input, content);
  const text = useIsEstimateChosen() ? estimate : '';
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

function announcementOf(input: CalculatorInput, { announcements, formats, services }: Content): string {
  const result = calculateSavings(input);
  return interpolate(announcements.estimate, {
    service: services[input.service],
    productPrice: formats.dollars(result.productPrice),
    nationalBrandPrice: formats.dollars(result.nationalBrandPrice),
    dealershipPrice: formats.dollars(result.dealershipPrice),
    savingsPerVisit: formats.dollars(result.savingsPerVisit),
    annualSavings: formats.dollars(result.annualSavings),
    visits: result.visits,
  });
}

export { EstimateStatus };
