import { memo, type ReactNode } from 'react';
import { SERVICES, type Service } from '@/calculator/types';
import { ServiceDrawing } from '@/components/service-drawing';
import { services } from '@/content/calculator-choices';
import { heroQuotes } from '@/content/hero-quotes';
import { estimateService, showExample } from '@/hooks/use-estimate';
import { cn } from '@/lib/cn';
import { takeEarlyChoice } from '@/lib/early-choice';
import { textWidth } from '@/lib/text-width';

/** Em of a name in two lines, as equal as possible. */
function widthInTwoLines(name: string): number {
  const words = name.split(' ');
  const half = (from: number, to?: number) => textWidth(words.slice(from, to).join(' '));
  return Math.min(...words.map((_, end) => Math.max(half(0, end), half(end))));
}

interface JobKeysProps {
  /** Null for the example. */
  service: Service | null;
}

/** Radio buttons in a row: the example, and the services of the calculator, whose state they share. A slider does not render them. */
const JobKeys = memo(function JobKeys({ service }: JobKeysProps) {
  return (
    <fieldset className="max-lg:-mx-gutter min-w-0 print:hidden noscript:hidden">
      <legend className="sr-only">{heroQuotes.keys}</legend>
      {/* Room for the focus ring, which the row would clip. */}
      <div
        className={cn(
          '-my-1.5 flex gap-1.5 py-1.5 lg:flex-wrap',
          'max-lg:px-gutter max-lg:scroll-px-gutter max-lg:snap-x max-lg:[scrollbar-width:none] max-lg:overflow-x-auto',
        )}
      >
        <Key name={heroQuotes.exampleKey} checked={service === null} onChoose={showExample} />
        {SERVICES.map((key) => (
          <Key key={key} name={services[key]} checked={key === service} onChoose={() => estimateService(key)}>
            <span className="pointer-events-none w-6.5 flex-none lg:max-xl:hidden">
              <ServiceDrawing service={key} />
            </span>
          </Key>
        ))}
      </div>
    </fieldset>
  );
});

interface KeyProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

function Key({ name, checked, onChoose, children }: KeyProps) {
  return (
    <label
      className={cn(
        'relative flex min-h-12 flex-none snap-start items-center gap-2 rounded-md px-2.5 py-1.5',
        'duration-fast has-checked:bg-foreground has-checked:text-background transition-[background-color,color]',
      )}
    >
      <input
        className={cn(
          'border-input absolute inset-0 cursor-pointer appearance-none rounded-md border-[1.5px]',
          'hover:border-foreground checked:border-foreground forced-colors:checked:border-[3px]',
        )}
        ref={(input) => takeEarlyChoice(input, checked, onChoose)}
        type="radio"
        name="job"
        aria-label={name}
        autoComplete="off"
        checked={checked}
        onChange={onChoose}
      />
      {children}
      <span
        className="font-display pointer-events-none text-xs/[1.15] font-semibold wrap-normal"
        // With room for engines that set the font wider.
        style={{ maxWidth: `${widthInTwoLines(name) + 0.25}em` }}
      >
        {name}
      </span>
    </label>
  );
}

export { JobKeys };
