import type { Ref } from 'react';
import { NoScriptContact } from '@/components/contact-text';
import { LaunchBadge } from '@/components/launch-badge';
import { LicencePlate } from '@/components/licence-plate';
import { Button } from '@/components/ui/button';
import { hero } from '@/content/hero';
import { MapleLeafIcon } from '@/illustrations/icons';
import { HeroHeadline } from './hero/headline';
import { HeroQuotes } from './hero/quotes';

interface HeroProps {
  /** Filled in with the red button. */
  actionRef?: Ref<HTMLButtonElement>;
  onSeeSavings: () => void;
  onJoinWaitlist: () => void;
}

/** The first view: the headline, and quotes at their prices on one ruler. It never fades in. */
export function Hero({ actionRef, onSeeSavings, onJoinWaitlist }: HeroProps) {
  return (
    <section className="hero" id="hero" aria-labelledby="hero-title">
      <div className="hero-head">
        <LaunchBadge />
        <HeroHeadline id="hero-title" />
      </div>
      <div className="hero-row">
        <p className="hero-lead">{hero.lead}</p>
        <div className="hero-actions">
          <div className="hero-buttons">
            <Button
              ref={actionRef}
              size="lg"
              className="max-sm:flex-auto max-sm:px-2 max-sm:text-base"
              onClick={onSeeSavings}
            >
              {hero.seeSavings}
            </Button>
            <Button
              size="lg"
              variant="outline"
              className="underline-offset-4 decoration-[1.5px] max-sm:flex-auto max-sm:border-transparent max-sm:px-2 max-sm:text-base max-sm:underline"
              onClick={onJoinWaitlist}
            >
              {hero.join}
            </Button>
          </div>
          <NoScriptContact form="waitlist" />
          <p className="hero-proud">
            <MapleLeafIcon />
            {hero.proud}
          </p>
        </div>
        <LicencePlate {...hero.plate} />
      </div>
      <HeroQuotes />
    </section>
  );
}
