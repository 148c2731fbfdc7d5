import { useEffect, useRef, useState } from 'react';
import type { SavingsResult } from '@/calculator/types';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { fillIn } from '@/lib/fill-in';
import { withProduct } from '@/lib/settings';

const SETTLED_AFTER_MS = 500;

/** Announces the result once the inputs have settled; nothing before the first change. */
function ResultStatus({ result }: { result: SavingsResult }) {
  const text = announcementOf(result);
  const settled = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === settled.current) return;
    const timer = setTimeout(() => {
      settled.current = text;
      // The hero announces what is chosen there.
      if (!document.activeElement?.closest('#hero')) setAnnounced(text);
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only select-none">
      {announced}
    </p>
  );
}

function announcementOf(result: SavingsResult): string {
  return fillIn(withProduct(calculatorForm.announcement), {
    annualSavings: formats.dollars(result.annualSavings),
    savingsPerVisit: formats.dollars(result.savingsPerVisit),
    visits: result.visits,
    percentageSaved: formats.percent(result.percentageSaved),
    productPrice: formats.dollars(result.productPrice),
    nationalBrandPrice: formats.dollars(result.nationalBrandPrice),
    dealershipPrice: formats.dollars(result.dealershipPrice),
  });
}

export { ResultStatus };
