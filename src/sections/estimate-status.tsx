import { useEffect, useState } from 'react';
import { DEFAULT_INPUT } from '@/calculator/types';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import { useCalculatorInput, usePricePaid, useSavings } from '@/state/estimate';
import { useFriendPrice } from '@/state/friend-price';
import { describeDifference, isUnfinished } from './price-paid';

const SETTLED_AFTER_MS = 500;

/**
 * Announces the estimate after each change. Also announces a friend's price, and how the price paid compares with the
 * estimate and with the friend's price, except while the typed price is incomplete.
 */
function EstimateStatus() {
  const content = useContent();
  const { announcements, formats, services } = content;
  const input = useCalculatorInput();
  const result = useSavings();
  const pricePaid = usePricePaid();
  const friendPrice = useFriendPrice();
  const estimate = interpolate(announcements.estimate, {
    service: services[input.service],
    productPrice: formats.dollars(result.productPrice),
    nationalBrandPrice: formats.dollars(result.nationalBrandPrice),
    dealershipPrice: formats.dollars(result.dealershipPrice),
    savingsPerVisit: formats.dollars(result.savingsPerVisit),
    annualSavings: formats.dollars(result.annualSavings),
    visits: result.visits,
  });
  return (
    <>
      <Announcement text={input === DEFAULT_INPUT ? '' : estimate} />
      <Announcement
        text={
          isUnfinished(pricePaid, formats)
            ? ''
            : describeDifference(pricePaid, result.productPrice, content, friendPrice)
        }
      />
    </>
  );
}

/** Announces text that has stayed the same for half a second. */
function Announcement({ text }: { text: string }) {
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
