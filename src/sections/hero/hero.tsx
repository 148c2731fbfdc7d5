import { PlateOnTheList } from '@/components/licence-plate/plate-on-the-list';
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

/**
 * The first view: the headline, and prices on one ruler. It never fades in.
 */
function Hero({ onSeeSavings, onJoinWaitlist }: HeroProps) {
  const { hero } = useContent();
  const joinedCode = useJoinedCode();
  return (
    <section
      className={cn(
        'grid grid-cols-1 pt-(--bar-clearance) sm:grid-cols-fill-auto print:mt-0 print:pt-4',
        // Close to the bar; not where its text may need another line, nor on a low screen.
        'xs:max-md:not-landscape-phone:-mt-3.5',
      )}
      id="hero"
      aria-labelledby="hero-title"
    >
      <HeroHeadline>
        <LaunchBadge />
      </HeroHeadline>
      <div className="mx-gutter grid content-start gap-3 pt-3 sm:row-start-2 sm:mr-8 md:pt-4">
        <p className="max-w-220 text-md text-balance md:max-lg:text-base xl:text-lead">{hero.lead}</p>
        <Button className="sm:justify-self-start" onClick={onSeeSavings}>
          {hero.seeSavings}
        </Button>
        <NoScriptContact form="waitlist" />
      </div>
      {/* The way to join, but on a phone, which has it in the bar. */}
      <div className="mr-gutter hidden h-33 w-70 pt-4 text-md sm:row-start-2 sm:block noscript:hidden">
        {joinedCode === undefined ? (
          <PlateField onJoinWaitlist={onJoinWaitlist} />
        ) : (
          <PlateOnTheList className="h-full w-full text-xs" postalCode={joinedCode} />
        )}
      </div>
      <HeroPrices />
      {/* Beside the badge where there is room. */}
      <p
        className={cn(
          'mx-gutter flex min-h-11 items-center gap-2 pt-2 text-sm font-medium text-balance sm:col-span-full',
          'md:row-start-1 md:max-w-2/3 md:self-start md:justify-self-end md:pt-0',
        )}
      >
        <MapleLeafIcon className="text-primary-text w-5 flex-none" />
        {hero.proud}
      </p>
    </section>
  );
}

export { Hero };
