import type { ReactNode, Ref } from 'react';
import { FormButton } from '@/components/join-button';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { textWidthInEm } from '@/lib/text-width';
import { describePricePaid } from '@/sections/price-paid';
import { usePricePaid, useSavings } from '@/state/estimate';
import { Panel, PanelTitle } from './panel';
import { RollingFigure } from './rolling-figure';

interface SavingsPanelProps {
  ref: Ref<HTMLDivElement>;
  onJoinWaitlist: () => void;
}

/** The savings per visit and per year, the percentage saved, and a button to join the waitlist. */
function SavingsPanel({ ref, onJoinWaitlist }: SavingsPanelProps) {
  const content = useContent();
  const { calculatorForm, formats } = content;
  const texts = calculatorForm.savings;
  const result = useSavings();
  const amount = formats.dollars(result.savingsPerVisit);
  const annual = formats.dollars(result.annualSavings);
  const count = { visits: result.visits };
  const dealershipPrice = formats.dollars(result.dealershipPrice);
  const productPrice = formats.dollars(result.productPrice);
  const pricePaid = describePricePaid(usePricePaid(), result.productPrice, content);
  return (
    <Panel
      data-slot="savings"
      className="peer bg-saved text-saved-foreground lg:col-start-3 lg:row-span-2 lg:row-start-1"
    >
      <div
        ref={ref}
        // From `lg` on, the content is as tall as the panel, but at most 72% of the viewport height.
        className={cn(
          'flex grow flex-col gap-(--gap) lg:max-h-[72vh]',
          'phone-landscape:sticky phone-landscape:top-(--bar-clearance) phone-landscape:grow-0',
        )}
      >
        <PanelTitle>{texts.title}</PanelTitle>
        <p className="type-label text-xl phone-landscape:flow-root" style={{ '--em': textWidthInEm(amount) }}>
          <b
            className={cn(
              'savings-sum -ml-1 block type-figure phone-landscape:float-left phone-landscape:mr-3',
              'forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none',
            )}
          >
            <RollingFigure text={amount} />
          </b>{' '}
          {texts.perVisit}
          <Note>{interpolate(texts.difference, { dealershipPrice, productPrice })}</Note>
        </p>
        {pricePaid !== '' && <p className="text-sm/tight font-semibold text-balance">{pricePaid}</p>}
        <dl className="mt-1 grid grow gap-y-1">
          <Line name={texts.visits} value={interpolate(texts.times, count)} />
          <Line name={texts.annual} note={interpolate(texts.ifAll, count)} value={annual} />
          <Line
            name={texts.percentage}
            note={texts.assumed}
            value={formats.percent(result.percentageSaved)}
          />
        </dl>
        <FormButton
          className="phone-landscape:min-h-12"
          variant="inverted"
          size="lg"
          label={texts.join}
          onClick={onJoinWaitlist}
        />
      </div>
    </Panel>
  );
}

interface LineProps {
  name: string;
  note?: string;
  value: string;
}

function Line({ name, note, value }: LineProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t pt-1">
      <dt className="flex-1 basis-20 text-sm/tight">
        {name}
        {note !== undefined && <Note>{note}</Note>}
      </dt>
      <dd className="ml-auto type-figure text-lg lg:text-xl">
        <RollingFigure text={value} />
      </dd>
    </div>
  );
}

/** A note on how a figure is calculated, or on what it assumes. */
function Note({ children }: { children: ReactNode }) {
  return <span className="block font-sans text-sm/tight font-normal text-balance">{children}</span>;
}

export { SavingsPanel };
