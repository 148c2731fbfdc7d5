import type { ReactNode } from 'react';
import { NoScriptContact } from '@/components/contact-text';
import { FadeInSection } from '@/components/fade-in-section';
import { SectionTitle } from '@/components/section-title';
import { Button } from '@/components/ui/button';
import { benefitCards, benefits } from '@/content/benefits';
import { exampleJob, STAGES } from '@/content/example-job';
import { job } from '@/content/job';
import { usePlate } from '@/hooks/use-plate';
import { GasPylon } from '@/illustrations/gas-pylon';
import { GloveBox } from '@/illustrations/glove-box';
import { Odometer } from '@/illustrations/odometer';
import { RoadsideNight } from '@/illustrations/roadside-night';
import { ServiceLift } from '@/illustrations/service-lift';
import { ServiceStages } from '@/illustrations/service-stages';
import { TheftMap } from '@/illustrations/theft-map';
import { cn } from '@/lib/cn';
import { widestWord } from '@/lib/text-width';

const PAPERS = Object.values(benefitCards.gloveBox.papers).map((paper) => ({
  ...paper,
  em: widestWord(paper.title),
}));

interface BenefitsProps {
  onJoinWaitlist: () => void;
  /** Called once, when the section has faded in. */
  onSeen: () => void;
}

/** Six benefits, each on a card that is a drawing of it. */
function Benefits({ onJoinWaitlist, onSeen }: BenefitsProps) {
  const plate = usePlate();
  const { note, gloveBox, roadside, reminders, gas, theft, progress } = benefitCards;
  return (
    <FadeInSection
      aria-labelledby="benefits-title"
      className="benefits px-gutter pt-section @container/section"
      id="benefits"
      onSeen={onSeen}
    >
      <SectionTitle className="benefits-title" id="benefits-title">
        {benefits.title}
      </SectionTitle>
      <ul className="benefits-cards">
        <Benefit {...gloveBox} className="sm:row-span-2">
          <GloveBox papers={PAPERS} />
        </Benefit>
        <Benefit {...roadside} dark className="benefit-roadside overflow-clip">
          <RoadsideNight {...roadside.sign} plate={plate} />
        </Benefit>
        <Benefit {...reminders}>
          <Odometer {...reminders.odometer} season={reminders.season} />
        </Benefit>
        <Benefit {...gas} dark className="mb-4 sm:mb-6">
          <GasPylon {...gas} />
        </Benefit>
        <Benefit {...theft} className="overflow-clip">
          <TheftMap {...theft.warning} />
        </Benefit>
        <Benefit {...progress} className="benefit-progress overflow-clip">
          <div className="flex flex-1 flex-wrap">
            <ServiceStages
              stages={STAGES.map((stage) => job.stages[stage])}
              current={job.stages[exampleJob.currentStage]}
            />
            <ServiceLift plate={plate} />
          </div>
        </Benefit>
      </ul>
      <p className="text-muted-foreground mt-4 text-sm">{note}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-6">
        <Button size="lg" onClick={onJoinWaitlist}>
          {benefits.action}
        </Button>
        <p className="flex-[1_1_8rem] text-sm leading-[1.35] font-medium text-balance sm:flex-initial sm:text-base">
          {benefits.opening}
        </p>
        {/* Runs off the page. */}
        <span aria-hidden="true" className="tick-edge -mr-gutter flex-1 max-sm:hidden print:hidden" />
      </div>
      <NoScriptContact form="waitlist" />
    </FadeInSection>
  );
}

interface BenefitProps {
  title: string;
  text: string;
  /** A night scene or a lit sign, dark in both schemes. */
  dark?: boolean;
  className?: string;
  /** The drawing. */
  children: ReactNode;
}

function Benefit({ title, text, dark = false, className, children }: BenefitProps) {
  return (
    <li className={cn('benefit', className)} data-dark={dark || undefined}>
      <div className="benefit-text" style={{ '--em': widestWord(title) }}>
        <h3 className="mb-1.5 benefits-pairs:mb-1 benefits-pairs:tracking-[-0.01em]">{title}</h3>
        <p className="text-muted-foreground max-w-[30em] benefits-pairs:text-sm/[1.35]">{text}</p>
      </div>
      {children}
    </li>
  );
}

export { Benefits };
