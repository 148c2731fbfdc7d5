import type { ReactNode } from 'react';
import { FadeInSection } from '@/components/fade-in-section';
import { HtmlOnly } from '@/components/html-only';
import { Button } from '@/components/ui/button';
import { WithoutScript } from '@/components/without-script';
import { benefitCards, benefits } from '@/content/benefits';
import { GasPylon } from '@/illustrations/gas-pylon';
import { GloveBox } from '@/illustrations/glove-box';
import { Odometer } from '@/illustrations/odometer';
import { RoadsideNight } from '@/illustrations/roadside-night';
import { ServiceLift } from '@/illustrations/service-lift';
import { ServiceStages } from '@/illustrations/service-stages';
import { TheftMap } from '@/illustrations/theft-map';
import { cn } from '@/lib/cn';
import './benefits.css';

interface BenefitsProps {
  onJoinWaitlist: () => void;
}

/** Six benefits, each card the thing it speaks of (Specification, section 2, point 7). */
export function Benefits({ onJoinWaitlist }: BenefitsProps) {
  return (
    <FadeInSection aria-labelledby="benefits-title" className="px-gutter pt-section" id="benefits">
      <h2 className="max-w-[6.5em]" id="benefits-title">
        {benefits.title}
      </h2>
      <HtmlOnly name="benefits">{import.meta.env.HTML_SHIPPED || <BenefitCards />}</HtmlOnly>
      <div className="mt-5 flex items-center gap-6">
        <Button size="lg" onClick={onJoinWaitlist}>
          {benefits.action}
        </Button>
        <span aria-hidden="true" className="benefit-rule" />
      </div>
      <WithoutScript form="waitlist" />
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
        <Benefit
          {...reminders}
          className="benefit-reminders"
          art={<Odometer {...reminders.odometer} season={reminders.season} />}
        />
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
  className: string;
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
