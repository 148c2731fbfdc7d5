import { NoScriptContact } from '@/components/contact-text';
import { LaunchBadge } from '@/components/launch-badge';
import { LicencePlate } from '@/components/licence-plate';
import { StaticHtml } from '@/components/static-html';
import { Button } from '@/components/ui/button';
import { hero } from '@/content/hero';
import { MapleLeafIcon } from '@/illustrations/icons';
import { HeroHeadline } from './hero/headline';
import { HeroQuotes } from './hero/quotes';
import './hero.css';

interface HeroProps {
  onSeeSavings: () => void;
  onJoinWaitlist: () => void;
}

/** On a phone both buttons share a row, or take one each where the text is too long for that. */
const PHONE_BUTTON = 'max-sm:flex-auto max-sm:px-2 max-sm:text-[1.0625rem]';

/** The first view: the headline, and quotes at their prices on one ruler. It never fades in. */
export function Hero({ onSeeSavings, onJoinWaitlist }: HeroProps) {
  return (
    <section className="hero" id="hero" aria-labelledby="hero-title">
      <div className="hero-head">
        <LaunchBadge texts={hero.countdown} launchDay={hero.launchDay} />
        <HeroHeadline id="hero-title" />
      </div>
      <div className="hero-row">
        <p className="hero-lead text-lead">{hero.lead}</p>
        <div className="hero-actions">
          <div className="hero-buttons">
            <Button className={PHONE_BUTTON} size="lg" onClick={onSeeSavings}>
              {hero.seeSavings}
            </Button>
            <Button className={PHONE_BUTTON} size="lg" variant="outline" onClick={onJoinWaitlist}>
              {hero.join}
            </Button>
          </div>
          <NoScriptContact form="waitlist" />
          <p className="hero-proud font-medium text-sm">
            <MapleLeafIcon className="size-[19px] flex-none text-signal" />
            {hero.proud}
          </p>
        </div>
        <LicencePlate {...hero.plate} />
      </div>
      <StaticHtml name="hero-quotes">{import.meta.env.PRERENDERED || <HeroQuotes />}</StaticHtml>
    </section>
  );
}
