import { JoinButton } from '@/components/join-button';
import { PlateOnTheList } from '@/components/license-plate/plate-on-the-list';
import { NoScriptContact } from '@/components/linked-text';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { MapleLeafIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { useJoinedCode } from '@/state/visitor';
import { HeroHeadline } from './headline';
import { HeroPrices } from './hero-prices';
import { LaunchBadge } from './launch-badge';
import { PlateField } from './plate-field';

interface HeroProps {
  onSeeSavings: () => void;
  onJoinWaitlist: () => void;
}

/** The first section: the headline, and the prices on a ruler. It never fades in. */
function Hero({ onSeeSavings, onJoinWaitlist }: HeroProps) {
  const { hero } = useContent();
  const joinedCode = useJoinedCode();
  return (
    <section
      className={cn(
        'grid grid-cols-1 pt-(--bar-clearance) print:mt-0 print:pt-4',
        // On phones, the hero is closer to the bar. Exceptions are the narrowest phones, where the text may need another
        // line, and phones held sideways.
        'xs:max-md:not-phone-landscape:-mt-3.5',
      )}
      id="hero"
      aria-labelledby="hero-title"
    >
      <HeroHeadline>
        <LaunchBadge />
      </HeroHeadline>
      <div
        className={cn(
          'mx-gutter flex flex-col gap-x-8 gap-y-4 pt-2 sm:flex-row sm:items-center sm:justify-between',
          'sm:pt-3 lg:pt-6 lg:short-window:pt-4',
        )}
      >
        <div>
          <p className="text-md text-balance md:max-lg:text-base xl:text-lead xl:short-window:text-lg">
            {hero.lead}
          </p>
          <NoScriptContact form="waitlist" />
        </div>
        <Button className="flex-none max-sm:hidden" onClick={onSeeSavings}>
          {hero.seeSavings}
        </Button>
      </div>
      <HeroPrices>
        {/* On phones, the button below replaces the plate. */}
        <div className="hidden h-29 w-70 text-md sm:block print:h-auto noscript:hidden">
          {joinedCode === undefined ? (
            <PlateField onJoinWaitlist={onJoinWaitlist} />
          ) : (
            <PlateOnTheList className="h-full w-full text-xs" postalCode={joinedCode} />
          )}
        </div>
      </HeroPrices>
      <div className="mx-gutter flex flex-col gap-3 pt-3 sm:hidden">
        <JoinButton
          className="w-full"
          variant={joinedCode === undefined ? 'default' : 'outline'}
          label={hero.join}
          onJoin={onJoinWaitlist}
        />
        <Button className="w-full" variant="outline" onClick={onSeeSavings}>
          {hero.seeSavings}
        </Button>
      </div>
      {/* From `md` on, the tagline is next to the launch badge. */}
      <p
        className={cn(
          'mx-gutter flex min-h-11 items-center gap-2 pt-2 text-sm font-medium text-balance',
          'md:col-1 md:row-1 md:max-w-2/3 md:self-start md:justify-self-end md:pt-0',
        )}
      >
        <MapleLeafIcon className="text-primary-text w-5 flex-none" />
        {hero.tagline}
      </p>
    </section>
  );
}

export { Hero };
