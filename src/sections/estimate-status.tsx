import { useEffect, useState } from 'react';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import { useEstimate, useIsEstimateChosen, useLastPrice, useSavings } from '@/state/estimate';
import { describeDifference } from './last-price';

const SETTLED_AFTER_MS = 500;

/** Announces the estimate once its inputs, in the hero and the calculator, have settled; nothing before the first choice. */
function EstimateStatus() {
  const content = useContent();
  const { announcements, formats, services } = content;
  const { service } = useEstimate();
  const result = useSavings();
  const difference = describeDifference(useLastPrice(), result.productPrice, content);
  const estimate = interpolate(announcements.estimate, {
    service: services[service],
    productPrice: formats.dollars(result.productPrice),
    nationalBrandPrice: formats.dollars(result.nationalBrandPrice),
    dealershipPrice: formats.dollars(result.dealershipPrice),
    savingsPerVisit: formats.dollars(result.savingsPerVisit),
    annualSavings: formats.dollars(result.annualSavings),
    visits: result.visits,
  });
  // What was typed last; whoever has heard the estimate need not hear it again.
  const news = difference || estimate;
  const text = useIsEstimateChosen() ? news : '';
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

export { EstimateStatus };
