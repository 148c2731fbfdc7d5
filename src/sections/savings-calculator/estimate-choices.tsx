import { memo } from 'react';
import { type CalculatorInput, MAKES, SERVICES, VARIANTS } from '@/calculator/types';
import { modelsOf, withMake } from '@/calculator/vehicles';
import { savingsInstrument } from '@/content/savings-instrument';
import { Choice } from './choice';

const words = savingsInstrument.estimate;

interface EstimateChoicesProps extends Pick<CalculatorInput, 'make' | 'model' | 'variant' | 'service'> {
  /** Has to stay the same function from one render to the next. */
  update: (change: (input: CalculatorInput) => CalculatorInput) => void;
}

/**
 * The car and the service. Remembered, as Radix renders the options of closed lists too: a fader that moves sixty
 * times a second must not render all of them each time.
 */
export const EstimateChoices = memo(function EstimateChoices({
  make,
  model,
  variant,
  service,
  update,
}: EstimateChoicesProps) {
  const set = (change: Partial<CalculatorInput>) => update((input) => ({ ...input, ...change }));
  return (
    <div className="instrument-choices">
      <Choice
        label={words.make}
        value={make}
        options={MAKES}
        onChoose={(chosen) => update((input) => withMake(input, chosen))}
      />
      <Choice
        label={words.model}
        value={model}
        options={modelsOf(make)}
        onChoose={(chosen) => set({ model: chosen })}
      />
      <Choice
        label={words.variant}
        value={variant}
        options={VARIANTS}
        onChoose={(chosen) => set({ variant: chosen })}
      />
      <Choice
        label={words.service}
        value={service}
        options={SERVICES}
        onChoose={(chosen) => set({ service: chosen })}
      />
    </div>
  );
});
