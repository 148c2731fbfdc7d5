import type { ReactNode } from 'react';
import { FormButton } from '@/components/join-button';
import { NoScriptContact } from '@/components/linked-text';
import { Section, SectionTitle } from '@/components/section';
import { exampleJob, STAGES } from '@/content/example-job';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { useJoinedCode } from '@/state/visitor';
import { GasPylon } from './gas-pylon';
import { GloveBox } from './glove-box';
import { Odometer } from './odometer';
import { RoadsideNight } from './roadside-night';
import { ServiceLift } from './service-lift';
import { ServiceStages } from './service-stages';
import { TheftMap } from './theft-map';

interface BenefitsProps {
  onJoinWaitlist: () => void;
  /** Called once, when enough of the section has been seen (`useFadeIn`). */
  onSeen: () => void;
}

/** The benefits, each on a card with a drawing. On phones, two cards are side by side unless the text is large. */
function Benefits({ onJoinWaitlist, onSeen }: BenefitsProps) {
  const plate = useJoinedCode();
  const { benefitCards, benefits, exampleJobTexts } = useContent();
  const { note, gloveBox, roadside, reminders, gas, theft, progress } = benefitCards;
  return (
    <Section className="px-gutter pt-section scroll-mt-heading" id="benefits" onSeen={onSeen}>
      {/* The limited width breaks the title into two lines on wide screens. */}
      <SectionTitle className="max-w-5xl fit-text-title/(--em)">{benefits.title}</SectionTitle>
      <ul className="mt-6 flex flex-wrap gap-2.5 sm:grid sm:grid-flow-dense sm:grid-cols-2 lg:mt-14 lg:grid-cols-6">
        <Benefit {...gloveBox} className="sm:row-span-2 lg:col-span-2">
          <GloveBox papers={Object.values(gloveBox.papers)} />
        </Benefit>
        <Benefit
          {...roadside}
          dark
          className="overflow-clip sm:col-span-2 lg:col-span-4"
          words="lg:w-1/2 lg:pb-30"
        >
          <RoadsideNight {...roadside.sign} plate={plate} />
        </Benefit>
        <Benefit {...reminders} className="lg:col-span-2">
          <Odometer {...reminders.odometer} season={reminders.season} />
        </Benefit>
        <Benefit {...gas} dark className="lg:col-span-2">
          <GasPylon {...gas} />
        </Benefit>
        <Benefit {...theft} className="overflow-clip lg:col-span-2">
          <TheftMap {...theft.warning} />
        </Benefit>
        <Benefit {...progress} className="overflow-clip lg:col-span-4" words="lg:w-1/2">
          <div className="flex flex-1 flex-wrap">
            <ServiceStages
              stages={STAGES.map((stage) => exampleJobTexts.stages[stage])}
              current={exampleJobTexts.stages[exampleJob.currentStage]}
            />
            <ServiceLift plate={plate} />
          </div>
        </Benefit>
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="text-muted-foreground mb-2 basis-full text-sm">{note}</p>
        <FormButton size="lg" label={benefits.action} onClick={onJoinWaitlist} />
        {benefits.opening !== '' && (
          <p className="flex-1 basis-32 text-sm font-medium text-balance">{benefits.opening}</p>
        )}
        <NoScriptContact form="waitlist" />
      </div>
    </Section>
  );
}

interface BenefitProps {
  title: string;
  text: string;
  /** Whether the card is dark in both schemes, because it is a night scene or a lit sign. */
  dark?: boolean;
  className: string;
  words?: string;
  children: ReactNode;
}

function Benefit({ title, text, dark = false, className, words, children }: BenefitProps) {
  return (
    <li
      className={cn(
        'border-border relative flex min-w-0 grow basis-37 flex-col rounded-lg border-1 lg:min-h-80',
        dark ? 'bg-panel text-panel-foreground on-panel' : 'bg-card',
        className,
      )}
    >
      <div className={cn('px-3 pt-3 pb-2 sm:px-6 sm:pt-5 sm:pb-4', words)}>
        <h3 className="mb-1 max-sm:text-lg">{title}</h3>
        <p className="text-muted-foreground max-w-lg max-sm:text-sm">{text}</p>
      </div>
      {children}
    </li>
  );
}

export { Benefits };
