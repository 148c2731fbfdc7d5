import { memo } from 'react';
import { SERVICES, type Service } from '@/calculator/types';
import { arrowKeyFocus } from '@/components/ui/arrow-key-focus';
import { useContent } from '@/content/use-content';
import { ServiceOutline } from '@/illustrations/service-outline';
import { cn } from '@/lib/cn';
import { applyEarlyChoice } from '@/lib/early-input';
import { updateCalculatorInput } from '@/state/estimate';

/**
 * The services as radio buttons, which share the state of the calculator. They form a scrolling row on phones, a grid on
 * tablets, and wrapping rows on wider screens. Memoized, so that moving a slider does not rerender them.
 */
const ServicePicker = memo(function ServicePicker({ service }: { service: Service }) {
  return (
    <fieldset className="max-sm:-mx-gutter min-w-0 print:hidden noscript:hidden" {...arrowKeyFocus}>
      <legend
        className={cn(
          'max-sm:px-gutter text-md font-medium text-balance max-lg:pb-1.5',
          'lg:float-left lg:mr-3 lg:flex lg:h-11 lg:max-w-27 lg:items-center lg:leading-tight',
        )}
      >
        {useContent().heroPrices.pick}
      </legend>
      {/* Leaves room for the focus ring, which the row would otherwise clip. */}
      <div
        className={cn(
          'service-picker -my-1.5 flex gap-1.5 py-1.5 sm:grid sm:grid-cols-3 lg:flex lg:flex-wrap lg:max-xl:gap-1',
          'max-sm:pl-gutter max-sm:scroll-pl-gutter max-sm:scroll-pr-12 max-sm:overflow-x-auto max-sm:pr-12',
          'max-sm:scrollbar-none max-sm:pointer-fine:scrollbar-thin',
        )}
      >
        {SERVICES.map((each) => (
          <Choice key={each} service={each} checked={each === service} />
        ))}
      </div>
    </fieldset>
  );
});

function Choice({ service, checked }: { service: Service; checked: boolean }) {
  const name = useContent().services[service];
  const choose = () => updateCalculatorInput({ service });
  return (
    <label
      className={cn(
        'relative flex min-h-12 flex-none items-center gap-2 rounded-md px-2.5 py-1.5',
        'lg:min-h-11 lg:flex-auto lg:gap-1 lg:px-1.5',
        'duration-fast has-checked:bg-foreground has-checked:text-background transition-colors',
      )}
    >
      <input
        className={cn(
          'border-input absolute inset-0 cursor-pointer appearance-none rounded-md border',
          'hover:border-foreground checked:border-foreground forced-colors:checked:border-3',
        )}
        ref={(input) => applyEarlyChoice(input, checked, choose)}
        type="radio"
        name="hero-service"
        aria-label={name}
        autoComplete="off"
        checked={checked}
        onChange={choose}
      />
      <span className="pointer-events-none w-6.5 flex-none">
        <ServiceOutline service={service} />
      </span>
      <span className="pointer-events-none type-label text-xs leading-tight whitespace-nowrap">
        {inTwoLines(name).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </span>
    </label>
  );
}

/** Splits a name into two lines of similar length. */
function inTwoLines(name: string): string[] {
  const words = name.split(' ');
  const cuts = words.map((_, end) => [words.slice(0, end).join(' '), words.slice(end).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}

export { ServicePicker };
