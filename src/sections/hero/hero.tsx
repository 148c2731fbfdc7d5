import { NoScriptContact } from '@/components/contact-text';
import { JoinedPlate, LicencePlate } from '@/components/licence-plate';
import { JoinButton } from '@/components/share-button';
import { Button } from '@/components/ui/button';
import { hero } from '@/content/hero';
import { usePlate } from '@/hooks/use-plate';
import { MapleLeafIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { HeroHeadline } from './headline';
import { LaunchBadge } from './launch-badge';
import { HeroQuotes } from './quotes';

interface HeroProps {
  onSeeSavings: () => void;
  onJoinWaitlist: () => void;
}

/** Around the licence plate. */
const PLATE = cn(
  'md:text-md max-w-full text-[0.875rem] md:max-w-58',
  'lg:col-start-3 lg:row-span-2 lg:row-start-1 short:hidden',
);

/** The first view: the headline, and quotes at their prices on one ruler. It never fades in. */
function Hero({ onSeeSavings, onJoinWaitlist }: HeroProps) {
  const plate = usePlate();
  return (
    <section
      className={cn(
        'pt-[calc(var(--bar-clearance)+env(safe-area-inset-top))] print:pt-4',
        'poster:flex poster:min-h-svh poster:flex-col',
      )}
      id="hero"
      aria-labelledby="hero-title"
    >
      <div
        className={cn(
          'mx-gutter flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5',
          'lg:grid lg:grid-cols-[minmax(0,1fr)_auto] poster:flex-1 poster:content-center',
        )}
      >
        <LaunchBadge />
        <HeroHeadline id="hero-title" />
      </div>
      <div
        className={cn(
          'px-gutter flex flex-wrap items-center gap-x-4.5 gap-y-6 pt-6 md:gap-x-10',
          'lg:grid lg:grid-cols-[minmax(27rem,1fr)_auto_auto] lg:items-start lg:gap-y-3.5 lg:pt-8',
          'short:gap-y-4 short:pt-4',
        )}
      >
        <p className="text-lead max-w-[34em] basis-full md:flex-[1_1_calc(100%-20rem)] lg:max-w-140 xl:row-span-2">
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
        <div
          className={cn(
            'flex basis-full flex-wrap gap-2.5 md:order-1 md:basis-auto',
            'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex-col xl:row-span-1 xl:flex-row',
          )}
        >
          <Button
            data-main-action=""
            className="max-md:text-base/none max-md:flex-auto max-md:px-2"
            size="lg"
            onClick={onSeeSavings}
          >
            {hero.seeSavings}
          </Button>
          {/* Beside the bar's button, one primary button and a link are enough on a phone. */}
          <JoinButton
            className={cn(
              'max-md:text-base/none max-md:flex-auto max-md:border-transparent max-md:px-2',
              'max-md:underline max-md:decoration-[1.5px] max-md:underline-offset-4',
            )}
            size="lg"
            variant="outline"
            onClick={onJoinWaitlist}
          >
            {hero.join}
          </JoinButton>
        </div>
        <NoScriptContact form="waitlist" />
        {plate === undefined ? (
          <Button className={PLATE} variant="plate" size="own" onClick={onJoinWaitlist}>
            <LicencePlate className="md:min-w-56" {...hero.plate.invitation} />
          </Button>
        ) : (
          <p className={PLATE}>
            <JoinedPlate className="md:min-w-56" postalCode={plate} />
          </p>
        )}
        <noscript className="noscript:contents">
          <p className={PLATE}>
            <LicencePlate className="md:min-w-56" {...hero.plate.invitation} />
          </p>
        </noscript>
        <p
          className={cn(
            'order-1 flex flex-[1_1_7.5rem] items-center gap-2 text-sm font-medium text-balance',
            'md:flex-none lg:col-start-1 lg:row-start-2 xl:col-start-2 short:flex-initial',
          )}
        >
          <MapleLeafIcon className="text-primary-text w-5 flex-none" />
          {hero.proud}
        </p>
      </div>
      <HeroQuotes />
    </section>
  );
}

export { Hero };
