import { HtmlOnly } from '@/components/html-only';
import { LaunchBadge } from '@/components/launch-badge';
import { LicencePlate } from '@/components/licence-plate';
import { Button } from '@/components/ui/button';
import { WithoutScript } from '@/components/without-script';
import { hero } from '@/content/hero';
import { MapleLeaf } from '@/illustrations/maple-leaf';
import { HeroHeadline } from './hero/headline';
import { HeroQuotes } from './hero/quotes';
import './hero.css';

interface HeroProps {
  onSeeSavings: () => void;
  onJoinWaitlist: () => void;
}

/** Both buttons share a phone's width, or take a line each where the text is too long for that. */
const PHONE_BUTTON = 'max-sm:flex-auto max-sm:px-2 max-sm:text-[1.0625rem]';

/** The first screen: what the product promises, and quotes hung at their exact price on one ruler. It never fades in. */
export function Hero({ onSeeSavings, onJoinWaitlist }: HeroProps) {
  return (
    <section className="hero" id="hero" aria-labelledby="hero-title">
      <div className="hero-head">
        <LaunchBadge words={hero.countdown} launchDay={hero.launchDay} />
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
          <WithoutScript form="waitlist" />
          <p className="hero-proud font-medium text-sm">
            <MapleLeaf className="size-[19px] flex-none text-signal" />
            {hero.proud}
          </p>
        </div>
        <LicencePlate {...hero.plate} />
      </div>
      <HtmlOnly name="hero-quotes">{import.meta.env.HTML_SHIPPED || <HeroQuotes />}</HtmlOnly>
    </section>
  );
}
