import { memo } from 'react';
import { priceOf } from '@/calculator/prices';
import { type CalculatorInput, type PriceFactors, SERVICES, type Service } from '@/calculator/types';
import { services } from '@/content/calculator-choices';
import { calculatorForm } from '@/content/calculator-form';
import { formats } from '@/content/formats';
import { ServiceOutline, type ServicePart } from '@/illustrations/service-outline';
import { fillIn } from '@/lib/fill-in';
import { widestWord } from '@/lib/text-width';
import { RollingFigure } from './rolling-figure';

const PARTS: Record<Service, ServicePart> = {
  'oil-change': 'drain-plug',
  'brake-pad-replacement': 'brake-disc',
  'battery-replacement': 'battery',
  'tire-rotation': 'wheel',
  'spark-plug-replacement': 'spark-plug',
  'air-filter-replacement': 'air-filter',
};

/** Width of the widest word of a name, in em. */
const WIDEST_WORD = widestWord(...Object.values(services));

interface ServiceKeysProps {
  factors: PriceFactors;
  update: (change: Pick<CalculatorInput, 'service'>) => void;
}

/** The services as radio buttons, each with its price for the car as it is set. */
function ServiceKeys({ factors, update }: ServiceKeysProps) {
  return (
    <fieldset className="service-keys" style={{ '--em': WIDEST_WORD }}>
      <legend className="text-sm font-medium">{calculatorForm.inputs.service}</legend>
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
  // Browsers restore what was chosen before a reload, and React keeps that while it hydrates.
  const restore = (input: HTMLInputElement | null) => {
    if (input !== null) input.checked = chosen;
  };
  return (
    <label className="service-key">
      <input
        ref={restore}
        type="radio"
        name="service"
        value={service}
        aria-label={fillIn(calculatorForm.inputs.serviceKey, { service: name, price: dollars })}
        checked={chosen}
        onChange={() => update({ service })}
      />
      <ServiceOutline part={PARTS[service]} />
      <b className="font-display text-[1.25rem]/none justify-self-end font-bold tracking-[-0.03em] calculator-close:justify-self-start">
        <RollingFigure text={dollars} />
      </b>
      <span className="service-key-name">{name}</span>
    </label>
  );
});

export { ServiceKeys };
