import { useState } from 'react';
import type { SavingsResult } from '@/calculator/types';
import { savingsInstrument } from '@/content/savings-instrument';
import { useSettledValue } from '@/hooks/use-settled-value';
import { fillIn } from '@/lib/fill-in';
import { formatDollars } from '@/lib/format';
import { withProduct } from '@/lib/product-name';

/** Announces the result once the inputs rest, and nothing before they were first changed (Decisions, Calculator). */
export function ResultStatus({ result }: { result: SavingsResult }) {
  const settled = useSettledValue(announcementOf(result));
  const [first] = useState(settled);
  const [changed, setChanged] = useState(false);
  if (!changed && settled !== first) setChanged(true);
  return (
    <p role="status" className="sr-only">
      {changed ? settled : ''}
    </p>
  );
}

function announcementOf(result: SavingsResult): string {
  return fillIn(withProduct(savingsInstrument.announcement), {
    annualSavings: formatDollars(result.annualSavings),
    savingsPerVisit: formatDollars(result.savingsPerVisit),
    visits: result.visits,
    percentageSaved: result.percentageSaved,
    productPrice: formatDollars(result.productPrice),
    nationalBrandPrice: formatDollars(result.nationalBrandPrice),
    dealershipPrice: formatDollars(result.dealershipPrice),
  });
}
