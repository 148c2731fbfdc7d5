import type { ReactNode } from 'react';
import { NoScriptContact } from '@/components/contact-text';
import { FadeInSection } from '@/components/fade-in-section';
import { Button } from '@/components/ui/button';
import { benefitCards, benefits } from '@/content/benefits';
import { GasPylon } from '@/illustrations/gas-pylon';
import { GloveBox } from '@/illustrations/glove-box';
import { Odometer } from '@/illustrations/odometer';
import { RoadsideNight } from '@/illustrations/roadside-night';
import { ServiceLift } from '@/illustrations/service-lift';
import { ServiceStages } from '@/illustrations/service-stages';
import { TheftMap } from '@/illustrations/theft-map';
import { cn } from '@/lib/cn';

interface BenefitsProps {
  onJoinWaitlist: () => void;
  /** Called once, when the section has faded in. */
  onSeen: () => void;
}

/** Six benefits, each on a card that is a drawing of it. */
export function Benefits({ onJoinWaitlist, onSeen }: BenefitsProps) {
  return (
    <FadeInSection
      aria-labelledby="benefits-title"
      className="px-gutter pt-section"
      id="benefits"
      onSeen={onSeen}
    >
      <h2 className="max-w-[6.5em]" id="benefits-title">
        {benefits.title}
      </h2>
      <BenefitCards />
      <div className="mt-5 flex items-center gap-6">
        <Button size="lg" onClick={onJoinWaitlist}>
          {benefits.action}
        </Button>
        <span aria-hidden="true" className="benefit-rule tick-edge" />
      </div>
      <NoScriptContact form="waitlist" />
    </FadeInSection>
  );
}

function BenefitCards() {
  const { note, gloveBox, roadside, reminders, gas, theft, progress } = benefitCards;
  return (
    <>
      <ul className="benefit-cards">
        <Benefit {...gloveBox} className="benefit-glove" art={<GloveBox {...gloveBox.papers} />} />
        <Benefit {...roadside} className="benefit-roadside" art={<RoadsideNight {...roadside.sign} />} />
        <Benefit {...reminders} art={<Odometer {...reminders.odometer} season={reminders.season} />} />
        <Benefit {...gas} className="benefit-gas" art={<GasPylon {...gas} />} />
        <Benefit {...theft} className="benefit-theft" art={<TheftMap {...theft.warning} />} />
        <Benefit {...progress} className="benefit-progress" art={<ServiceLift />}>
          <ServiceStages {...progress} />
        </Benefit>
      </ul>
      <p className="mt-4 text-muted-foreground text-sm">{note}</p>
    </>
  );
}

interface BenefitProps {
  title: string;
  text: string;
  art: ReactNode;
  className?: string;
  children?: ReactNode;
}

function Benefit({ title, text, art, className, children }: BenefitProps) {
  return (
    <li className={cn('benefit', className)}>
      <div className="benefit-text">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
      {art}
    </li>
  );
}
