import { memo } from 'react';
import { priceOf } from '@/calculator/prices';
import { type CalculatorInput, type PriceFactors, SERVICES, type Service } from '@/calculator/types';
import { ServiceDrawing } from '@/components/service-drawing';
import { services } from '@/content/calculator-choices';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { cn } from '@/lib/cn';
import { takeEarlyChoice } from '@/lib/early-choice';
import { fillIn } from '@/lib/fill-in';
import { RollingFigure } from './rolling-figure';

/** Up to six keys are in one row where it is wide enough, more of them in rows of four. */
const KEY_BASIS =
  SERVICES.length > 6 ? 'basis-[max(7rem,22%)]' : 'basis-[max(7rem,30%)] @6xl/calculator:basis-[14%]';

interface ServiceKeysProps {
  factors: PriceFactors;
  update: (change: Pick<CalculatorInput, 'service'>) => void;
}

/** The services as radio buttons, each with its price for the car as it is set. */
function ServiceKeys({ factors, update }: ServiceKeysProps) {
  return (
    <fieldset
      className={cn(
        'mt-3.5 flex min-w-0 flex-wrap gap-[8px]',
        '@2xl/calculator:mt-5 @4xl/calculator:mt-0 short:mt-1',
      )}
      onKeyDown={({ currentTarget }) => currentTarget.setAttribute('data-arrow-keys', '')}
      onPointerDown={({ currentTarget }) => currentTarget.removeAttribute('data-arrow-keys')}
    >
      <legend
        className={cn(
          'mb-1.5 text-sm font-medium',
          '@4xl/calculator:absolute @4xl/calculator:bottom-0 @4xl/calculator:left-0 @4xl/calculator:mb-0',
        )}
      >
        {calculatorForm.inputs.service}
      </legend>
      {SERVICES.map((service) => (
        <ServiceKey
          key={service}
          service={service}
          price={priceOf({ ...factors, service })}
          chosen={service === factors.service}
          update={update}
        />
      ))}
    </fieldset>
  );
}

interface ServiceKeyProps {
  service: Service;
  /** Whole dollars. */
  price: number;
  chosen: boolean;
  update: ServiceKeysProps['update'];
}

/** Memoized, so that moving a slider renders only the keys whose price changes. */
const ServiceKey = memo(function ServiceKey({ service, price, chosen, update }: ServiceKeyProps) {
  const name = services[service];
  const dollars = formats.dollars(price);
  const choose = () => update({ service });
  return (
    <label
      className={cn(
        'relative grid grow grid-cols-[auto_1fr] content-between items-center gap-y-[4px] p-[8px] @6xl/calculator:px-[6px]',
        // Three in a row beside the title: price and name are beside the drawing.
        '@4xl/calculator:@max-6xl/calculator:grid-rows-[auto_1fr] @4xl/calculator:@max-6xl/calculator:gap-x-[8px]',
        '*:not-[input]:pointer-events-none *:not-[input]:relative noscript:pointer-events-none',
        KEY_BASIS,
      )}
    >
      <input
        className={cn(
          '@4xl/calculator:@max-6xl/calculator:[--tick:24px]',
          'border-input absolute inset-0 cursor-pointer appearance-none rounded-md border-[1.5px]',
          'duration-fast hover:border-foreground active:bg-accent transition-[border-color]',
          'checked:border-foreground checked:inset-ring-foreground checked:inset-ring noscript:invisible',
          // The tick at the upper edge of the chosen key.
          'before:bg-primary-mark before:absolute before:-top-[7px] before:left-[calc(var(--tick,50%)-2px)] before:h-4.5 before:w-1',
          'before:origin-[50%_78%] before:scale-y-0 before:transition-[scale] checked:before:scale-y-100',
          'before:forced-color-adjust-none forced-colors:before:bg-[Highlight]',
        )}
        ref={(input) => takeEarlyChoice(input, chosen, choose)}
        type="radio"
        name="service"
        value={service}
        aria-label={fillIn(calculatorForm.inputs.serviceKey, { service: name, price: dollars })}
        autoComplete="off"
        checked={chosen}
        onChange={choose}
      />
      <span className="w-9 @4xl/calculator:@max-6xl/calculator:row-span-2 @4xl/calculator:@max-6xl/calculator:w-8">
        <ServiceDrawing service={service} />
      </span>
      <b
        className={cn(
          'font-display text-[1.25rem]/none justify-self-end font-bold tracking-[-0.03em]',
          '@4xl/calculator:@max-6xl/calculator:justify-self-start',
        )}
      >
        <RollingFigure text={dollars} />
      </b>
      <span
        className={cn(
          'col-span-full min-w-min self-start text-sm/[1.2] font-medium @6xl/calculator:text-[min(var(--text-sm),1.03cqi)]',
          '@4xl/calculator:@max-6xl/calculator:col-auto @4xl/calculator:@max-6xl/calculator:text-xs/[1.2]',
        )}
      >
        {name}
      </span>
    </label>
  );
});

export { ServiceKeys };
