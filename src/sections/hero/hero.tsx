import { JoinedPlate, LicencePlate } from '@/components/licence-plate';
import { NoScriptContact } from '@/components/linked-text';
import { Button } from '@/components/ui/button';
import { useContent } from '@/hooks/use-content';
import { MapleLeafIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { useIsExampleShown } from '@/state/estimate';
import { useJoinedCode } from '@/state/visitor';
import { HeroHeadline } from './headline';
import { LaunchBadge } from './launch-badge';
import { PlateField } from './plate-field';
import { HeroQuotes } from './quotes';

interface HeroProps {
  onSeeSavings: () => void;
  onJoinWaitlist: () => void;
}

/** Sizes each button. */
const ACTION = 'max-lg:px-4 max-lg:text-base max-lg:leading-none max-md:min-h-12 max-md:flex-auto';

/** Each of two on a phone: beside each other, also where they need two lines. */
const ONE_OF_TWO =
  'max-md:not-landscape-phone:basis-32 max-md:not-landscape-phone:px-2 max-md:not-landscape-phone:text-sm max-md:not-landscape-phone:leading-tight';

/**
 * The first view: the headline, and prices on one ruler. It never fades in. The plate is beside the lead, whose buttons it
 * follows in the document; on a phone it is below the ruler.
 */
function Hero({ onSeeSavings, onJoinWaitlist }: HeroProps) {
  const { hero } = useContent();
  const joinedCode = useJoinedCode();
  const isEstimate = !useIsExampleShown();
  const action = cn(ACTION, isEstimate && ONE_OF_TWO);
  const savingsButton = (
    <Button
      key="savings"
      className={action}
      size="lg"
      variant={isEstimate ? 'outline' : 'default'}
      onClick={onSeeSavings}
    >
      {hero.seeSavings}
    </Button>
  );
  const joinButton = (
    <Button
      key="join"
      // On a phone the plate takes its place until a price is shown.
      className={cn(action, !isEstimate && 'max-md:not-landscape-phone:hidden')}
      size="lg"
      variant={isEstimate ? 'default' : 'outline'}
      onClick={onJoinWaitlist}
    >
      {hero.join}
    </Button>
  );
  return (
    <section
      className={cn(
        'hero grid grid-cols-1 md:grid-cols-fill-auto',
        'pt-(--bar-clearance) max-md:not-landscape-phone:-mt-3.5 print:mt-0 print:pt-4',
      )}
      id="hero"
      aria-labelledby="hero-title"
    >
      <div
        className={cn(
          'mx-gutter flex flex-wrap items-center justify-between gap-x-3 md:col-span-full md:row-start-1 md:gap-y-1.5',
          'lg:grid lg:grid-cols-auto-fill',
        )}
      >
        <LaunchBadge />
        <HeroHeadline id="hero-title" />
      </div>
      <div
        className={cn(
          'mx-gutter grid content-start gap-3 pt-3 md:row-start-2 md:mr-8 md:gap-6 md:pt-6',
          'lg:flex lg:flex-wrap lg:gap-x-8 lg:pt-7 lg:laptop-height:pt-4 landscape-phone:gap-y-4 landscape-phone:pt-4',
        )}
      >
        <p className="max-w-160 text-lead max-md:text-md lg:max-w-140 lg:flex-1 lg:basis-72 lg:max-xl:text-base">
          {isEstimate ? hero.shortLead : hero.lead}
        </p>
        <div className="flex flex-wrap content-start gap-2.5 lg:flex-col xl:not-laptop-height:flex-row">
          {isEstimate ? [joinButton, savingsButton] : [savingsButton, joinButton]}
        </div>
        <NoScriptContact form="waitlist" />
      </div>
      {/* Below the ruler on a phone; held sideways that has no room for it. */}
      <div className="mx-gutter order-1 pt-6 text-md md:col-start-2 md:row-start-2 md:ml-0 md:w-70 lg:pt-7 lg:laptop-height:pt-4 landscape-phone:hidden">
        {joinedCode === undefined ? (
          <PlateField onJoinWaitlist={onJoinWaitlist} />
        ) : (
          <p>
            <JoinedPlate className="md:min-w-56" postalCode={joinedCode} />
          </p>
        )}
        <noscript className="noscript:contents">
          <LicencePlate className="md:min-w-56" {...hero.plate.invitation} />
        </noscript>
      </div>
      <HeroQuotes />
      {/* Beside the badge where there is room. */}
      <p
        className={cn(
          'mx-gutter order-1 flex min-h-11 items-center gap-2 pt-2 text-sm font-medium text-balance md:col-span-full md:row-start-1',
          'md:max-w-2/3 md:self-start md:justify-self-end md:pt-0 md:max-lg:mr-22',
        )}
      >
        <MapleLeafIcon className="text-primary-text w-5 flex-none" />
        {hero.proud}
      </p>
    </section>
  );
}

export { Hero };
