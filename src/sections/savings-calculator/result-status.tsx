import { useEffect, useState } from 'react';
import type { SavingsResult } from '@/calculator/types';
import { savingsCalculator } from '@/content/savings-calculator';
import { fillIn } from '@/lib/fill-in';
import { formatDollars } from '@/lib/format';
import { withProduct } from '@/lib/settings';

/** The last text that has not changed for `delayMs`; at first the text itself. */
export function useSettledText(text: string, delayMs = 500): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}

/** Announces the result once the inputs have settled; nothing before the first change. */
export function ResultStatus({ result }: { result: SavingsResult }) {
  const settled = useSettledText(announcementOf(result));
  const [first] = useState(settled);
  const [changed, setChanged] = useState(false);
  if (!changed && settled !== first) setChanged(true);
  return (
    <p role="status" className="visually-hidden">
      {changed ? settled : ''}
    </p>
  );
}

function announcementOf(result: SavingsResult): string {
  return fillIn(withProduct(savingsCalculator.announcement), {
    annualSavings: formatDollars(result.annualSavings),
    savingsPerVisit: formatDollars(result.savingsPerVisit),
    visits: result.visits,
    percentageSaved: result.percentageSaved,
    productPrice: formatDollars(result.productPrice),
    nationalBrandPrice: formatDollars(result.nationalBrandPrice),
    dealershipPrice: formatDollars(result.dealershipPrice),
  });
}
