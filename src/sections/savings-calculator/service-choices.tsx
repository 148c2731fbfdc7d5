import { memo } from 'react';
import { priceOf } from '@/calculator/prices';
import { SERVICES, type Service } from '@/calculator/types';
import { arrowKeyFocus } from '@/components/ui/arrow-key-focus';
import { useContent } from '@/content/use-content';
import { ServiceOutline } from '@/illustrations/service-outline';
import { cn } from '@/lib/cn';
import { applyEarlyChoice } from '@/lib/early-input';
import { interpolate } from '@/lib/interpolate';
import { updateCalculatorInput, useCalculatorInput } from '@/state/estimate';
import { RollingFigure } from './rolling-figure';

/** The services as radio buttons, each with its price for the current input. */
function ServiceChoices() {
  const factors = useCalculatorInput();
  const { calculatorForm } = useContent();
  return (
    <fieldset className="mt-3 min-w-0 flex-1 lg:mt-0" {...arrowKeyFocus}>
      <legend className="mb-3 text-sm font-medium lg:absolute lg:bottom-0 lg:left-0 lg:mb-0">
        {calculatorForm.inputs.service}
      </legend>
      <div data-slot="service-choices" className="grid grid-cols-up-to-3 gap-2 xl:grid-cols-6-wide">
        {SERVICES.map((service) => (
          <ServiceChoice
            key={service}
            service={service}
            price={priceOf({ ...factors, service })}
            chosen={service === factors.service}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ServiceChoiceProps {
  service: Service;
  /** In whole dollars. */
  price: number;
  chosen: boolean;
}

/** A service to choose. Memoized, so that moving a slider renders only the choices whose price changes. */
const ServiceChoice = memo(function ServiceChoice({ service, price, chosen }: ServiceChoiceProps) {
  const { calculatorForm, formats, services } = useContent();
  const name = services[service];
  const dollars = formats.dollars(price);
  const choose = () => updateCalculatorInput({ service });
  return (
    <label
      className={cn(
        'active:bg-accent relative flex flex-col justify-between gap-y-1 rounded-md p-2 xl:px-1.5',
        'noscript:pointer-events-none',
      )}
    >
      <input
        className={cn(
          'peer border-input absolute inset-0 cursor-pointer appearance-none rounded-md border noscript:invisible',
          'duration-fast hover:border-foreground checked:border-foreground transition-colors',
          'checked:inset-ring-foreground checked:inset-ring forced-colors:checked:border-3',
        )}
        ref={(input) => applyEarlyChoice(input, chosen, choose)}
        type="radio"
        name="service"
        value={service}
        aria-label={interpolate(calculatorForm.inputs.serviceChoice, { service: name, price: dollars })}
        autoComplete="off"
        checked={chosen}
        onChange={choose}
      />
      <i
        className={cn(
          'border-primary-mark absolute -top-2 left-1/2 h-4.5 -translate-x-1/2 border-l-4 noscript:hidden',
          'duration-fast origin-bottom scale-y-0 transition-transform peer-checked:scale-y-100',
        )}
      />
      <span className="order-last text-xs/tight font-medium sm:max-lg:text-sm/tight">{name}</span>
      <span className="pointer-events-none flex h-9 items-center justify-between lg:short-window:h-7">
        {/* The drawing gets the width that the price does not need. */}
        <span className="w-4 max-w-9 grow lg:short-window:max-w-7">
          <ServiceOutline service={service} />
        </span>
        <b className="type-figure text-xl">
          <RollingFigure text={dollars} />
        </b>
      </span>
    </label>
  );
});

export { ServiceChoices };
