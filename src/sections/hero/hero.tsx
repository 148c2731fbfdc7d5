import type { Ref } from 'react';
import { NoScriptContact } from '@/components/contact-text';
import { JoinedPlate, LicencePlate } from '@/components/licence-plate';
import { Button } from '@/components/ui/button';
import { hero } from '@/content/hero';
import { usePlate } from '@/hooks/use-plate';
import { MapleLeafIcon } from '@/illustrations/icons';
import { HeroHeadline } from './headline';
import { LaunchBadge } from './launch-badge';
import { HeroQuotes } from './quotes';

interface HeroProps {
  /** Set to the primary button. */
  actionRef?: Ref<HTMLButtonElement>;
  onSeeSavings: () => void;
  onJoinWaitlist: () => void;
}

/** The first view: the headline, and quotes at their prices on one ruler. It never fades in. */
function Hero({ actionRef, onSeeSavings, onJoinWaitlist }: HeroProps) {
  const plate = usePlate();
  return (
    <section className="below-bar hero" id="hero" aria-labelledby="hero-title">
      <div className="hero-title">
        <LaunchBadge />
        <HeroHeadline id="hero-title" />
      </div>
      <div className="hero-offer">
        <p className="hero-lead">
          {/* A word with a hyphen, or a number with its unit, stays on one line. */}
          {hero.lead.split(/(\S+-\S+|\d+ \w+)/).map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              <span key={part} className="whitespace-nowrap">
                {part}
              </span>
            ),
          )}
        </p>
        <div className="hero-actions">
          <Button
            ref={actionRef}
            className="hero-phone:text-base/none hero-phone:flex-auto hero-phone:px-2"
            size="lg"
            onClick={onSeeSavings}
          >
            {hero.seeSavings}
          </Button>
          <Button
            className="hero-phone:text-base/none hero-phone:flex-auto hero-phone:border-transparent hero-phone:px-2"
            size="lg"
            variant="outline"
            onClick={onJoinWaitlist}
          >
            {hero.join}
          </Button>
        </div>
        <NoScriptContact form="waitlist" />
        {plate === undefined ? (
          <Button className="hero-plate" variant="plate" size="own" onClick={onJoinWaitlist}>
            <LicencePlate {...hero.plate.invitation} />
          </Button>
        ) : (
          <p className="hero-plate">
            <JoinedPlate postalCode={plate} />
          </p>
        )}
        <noscript className="noscript:contents">
          <p className="hero-plate">
            <LicencePlate {...hero.plate.invitation} />
          </p>
        </noscript>
        <p className="hero-proud">
          <MapleLeafIcon className="text-primary-text w-5 flex-none" />
          {hero.proud}
        </p>
      </div>
      <HeroQuotes />
    </section>
  );
}

export { Hero };
