import { isRareWork } from '@/calculator/prices';
import type { CalculatorInput, SavingsResult } from '@/calculator/types';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { useHydrated } from '@/hooks/use-hydrated';
import { cn } from '@/lib/cn';
import { fillIn } from '@/lib/fill-in';
import { withProduct } from '@/lib/settings';
import { axisFor } from './comparison-panel';
import { formatAge, labelsOf } from './describe-estimate';

const { inputs, comparison, savings, slip } = calculatorForm;

/** The estimate as a job ticket: on paper it stands in place of the calculator. */
function EstimateSlip({ input, result }: { input: CalculatorInput; result: SavingsResult }) {
  const { productPrice, nationalBrandPrice, dealershipPrice } = result;
  const hydrated = useHydrated();
  const { tick } = axisFor(dealershipPrice);
  return (
    <div className="estimate-slip hidden p-6 text-sm print:block">
      <p className="flex items-baseline justify-between">
        <b className="font-display text-2xl font-bold">{withProduct(slip.title)}</b>
        <span className="text-lg">{hydrated && window.location.host}</span>
      </p>
      <dl className="mt-3 mb-6 grid grid-cols-[repeat(4,auto)] justify-between gap-4">
        <Row name={inputs.service} value={labelsOf(input).service} />
        <Row name={slip.car.label} value={fillIn(slip.car.value, labelsOf(input))} />
        <Row name={inputs.age.label} value={formatAge(input.carAge)} />
        <Row
          name={inputs.distance.label}
          value={fillIn(slip.distance, { distance: formats.kilometres(input.distancePerYear) })}
        />
      </dl>
      <div
        className="[--tick-long:calc(500%*var(--axis-tick))] [--tick-short:calc(100%*var(--axis-tick))]"
        style={{ '--axis-tick': tick / dealershipPrice }}
      >
        <p
          className="bg-saved text-saved-foreground ml-[calc(100%*var(--share))] px-3 py-2.5"
          style={{ '--share': productPrice / dealershipPrice }}
        >
          <b className="font-display text-xl font-bold">
            {fillIn(slip.saved, { amount: formats.dollars(result.savingsPerVisit) })}
          </b>{' '}
          <span className="block">
            {fillIn(slip.share, { percentage: formats.percent(result.percentageSaved) })}
          </span>
        </p>
        <div className="tick-edge" />
        <ul className="relative h-18">
          <Price name={withProduct(comparison.product)} price={productPrice} of={dealershipPrice} />
          <Price name={comparison.nationalBrand} price={nationalBrandPrice} of={dealershipPrice} />
          <Price name={comparison.dealership} price={dealershipPrice} of={dealershipPrice} />
        </ul>
      </div>
      <p className="mt-2 flex items-baseline gap-2">
        <b
          className={cn(
            'font-display font-bold',
            isRareWork(input.service) ? 'text-xl/none' : 'text-h2/none',
          )}
        >
          {fillIn(slip.aYear, { amount: formats.dollars(result.annualSavings) })}
        </b>{' '}
        <span>{fillIn(savings.ifAll, { visits: result.visits })}</span>
      </p>
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="text-lg font-semibold">{value}</dd>
    </div>
  );
}

/** A price at its place on the ruler, which ends at `of`. Its tick is above the ruler; the text ends at it. */
function Price({ name, price, of }: { name: string; price: number; of: number }) {
  return (
    <li
      className={cn(
        'absolute -top-4 right-[calc(100%-100%*var(--share)-2px)] border-r-3 pt-6 pr-2 text-right leading-[1.2]',
        'first:border-primary',
      )}
      style={{ '--share': price / of }}
    >
      <b className="font-display block text-2xl font-bold">{formats.dollars(price)}</b> {name}
    </li>
  );
}

export { EstimateSlip };
