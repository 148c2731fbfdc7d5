import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { CalculatorInput, SavingsResult } from '@/calculator/types';
import { savingsCalculator } from '@/content/savings-calculator';
import { fillIn, formatDollars, formatNumber } from '@/lib/format';
import { withProduct } from '@/lib/settings';
import { axisFor } from './comparison-panel';

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
export function EstimateSlip(props: EstimateSlipProps) {
  const element = usePrintedElement();
  return element && createPortal(<Slip {...props} />, element);
}

function Slip({ input, result }: EstimateSlipProps) {
  const { productPrice, nationalBrandPrice, dealershipPrice, savingsPerVisit, annualSavings } = result;
  const { carAge, distancePerYear } = input;
  const { tick } = axisFor(dealershipPrice);
  const { one, other } = inputs.age.unit;
  return (
    <>
      <p className="slip-title">{withProduct(slip.title)}</p>
      <dl className="slip-job">
        <Row name={inputs.service} value={input.service} />
        <Row name={slip.car.label} value={fillIn(slip.car.value, { ...input })} />
        <Row name={inputs.age.label} value={`${carAge} ${carAge === 1 ? one : other}`} />
        <Row
          name={inputs.distance.label}
          value={fillIn(slip.distance, { distance: formatNumber(distancePerYear) })}
        />
      </dl>
      <div className="slip-scale" style={{ '--axis-tick': tick / dealershipPrice }}>
        <p className="slip-saved" style={{ '--share': productPrice / dealershipPrice }}>
          {formatDollars(savingsPerVisit)} {savings.perVisit}
        </p>
        <div className="tick-edge" />
        <ul>
          <Price name={withProduct(comparison.product)} price={productPrice} of={dealershipPrice} />
          <Price name={comparison.nationalBrand} price={nationalBrandPrice} of={dealershipPrice} />
          <Price name={comparison.dealership} price={dealershipPrice} of={dealershipPrice} />
        </ul>
      </div>
      <p className="slip-year">
        <b>
          {formatDollars(annualSavings)} {savings.aYear}
        </b>{' '}
        {fillIn(slip.visits, { visits: result.visits, percentageSaved: result.percentageSaved })}
      </p>
      <p>{footnote}</p>
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A price at its place on the ruler, which ends at `of`. */
function Price({ name, price, of }: { name: string; price: number; of: number }) {
  return (
    <li style={{ '--share': price / of }}>
      <b>{formatDollars(price)}</b> {name}
    </li>
  );
}
