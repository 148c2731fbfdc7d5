import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { CalculatorInput, SavingsResult } from '@/calculator/types';
import { savingsCalculator } from '@/content/savings-calculator';
import { fillIn, formatDollars, formatNumber } from '@/lib/format';
import { settings, withProduct } from '@/lib/settings';
import { axisFor } from './comparison-panel';
import { formatAge } from './describe-estimate';

const { inputs, comparison, savings, slip, footnote } = savingsCalculator;

/** While the page is being printed, an element before all of its content; null otherwise. */
function usePrintedElement(): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const added = document.createElement('div');
    added.className = 'estimate-slip';
    const start = () => {
      document.body.prepend(added);
      // The page is laid out for paper as soon as the event has been handled.
      flushSync(() => setElement(added));
    };
    const end = () => {
      added.remove();
      setElement(null);
    };
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      end();
    };
  }, []);
  return element;
}

interface EstimateSlipProps {
  input: CalculatorInput;
  result: SavingsResult;
}

/** The visitor’s estimate as a job ticket. It exists only on paper, above the page. */
function EstimateSlip(props: EstimateSlipProps) {
  const element = usePrintedElement();
  return element && createPortal(<Slip {...props} />, element);
}

/** The address of the site without its protocol, as one would type it. */
function siteAddress(): string {
  return (settings.siteUrl || window.location.origin).replace(/^https?:\/\//, '');
}

const FIGURE = 'font-bold font-display';

function Slip({ input, result }: EstimateSlipProps) {
  const { productPrice, nationalBrandPrice, dealershipPrice, savingsPerVisit, annualSavings, visits } =
    result;
  const { tick } = axisFor(dealershipPrice);
  return (
    <>
      <p className="flex items-baseline justify-between">
        <b className={`${FIGURE} text-h3`}>{withProduct(slip.title)}</b>
        <span className="text-base">{siteAddress()}</span>
      </p>
      <dl className="mt-3 mb-6 grid grid-cols-[repeat(4,auto)] justify-between gap-4">
        <Row name={inputs.service} value={input.service} />
        <Row name={slip.car.label} value={fillIn(slip.car.value, { ...input })} />
        <Row name={inputs.age.label} value={formatAge(input.carAge)} />
        <Row
          name={inputs.distance.label}
          value={fillIn(slip.distance, { distance: formatNumber(input.distancePerYear) })}
        />
      </dl>
      <div className="slip-scale" style={{ '--axis-tick': tick / dealershipPrice }}>
        <p
          className="ml-[calc(100%*var(--share))] bg-saved p-2 font-semibold text-saved-foreground"
          style={{ '--share': productPrice / dealershipPrice }}
        >
          {formatDollars(savingsPerVisit)} {savings.perVisit}
        </p>
        <div className="tick-edge" />
        <ul>
          <Price name={withProduct(comparison.product)} price={productPrice} of={dealershipPrice} />
          <Price name={comparison.nationalBrand} price={nationalBrandPrice} of={dealershipPrice} />
          <Price name={comparison.dealership} price={dealershipPrice} of={dealershipPrice} />
        </ul>
      </div>
      <p>
        <b className={`${FIGURE} text-h2/none`}>
          {formatDollars(annualSavings)} {savings.aYear}
        </b>{' '}
        {fillIn(savings.ifAll, { visits })}. {fillIn(slip.saved, { percentage: result.percentageSaved })}
      </p>
      <p>{footnote}</p>
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="font-semibold text-base">{value}</dd>
    </div>
  );
}

/** A price at its place on the ruler, which ends at `of`. */
function Price({ name, price, of }: { name: string; price: number; of: number }) {
  return (
    <li style={{ '--share': price / of }}>
      <b className={`block ${FIGURE} text-h3`}>{formatDollars(price)}</b> {name}
    </li>
  );
}

export { EstimateSlip };
