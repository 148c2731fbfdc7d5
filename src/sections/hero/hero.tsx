import type { Ref } from 'react';
import { NoScriptContact } from '@/components/contact-text';
import { JoinedPlate, LicencePlate } from '@/components/licence-plate';
import { Button } from '@/components/ui/button';
import { hero } from '@/content/hero';
import { MapleLeafIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { HeroHeadline } from './headline';
import { LaunchBadge } from './launch-badge';
import { HeroQuotes } from './quotes';

interface HeroProps {
  /** Filled in with the primary button. */
  actionRef?: Ref<HTMLButtonElement>;
  onSeeSavings: () => void;
  onJoinWaitlist: () => void;
  /** The registration of this visit. */
  joined: { postalCode: string } | null;
}

const PLATE =
  'max-w-full text-[0.875rem] desktop:col-start-3 desktop:row-span-2 desktop:row-start-1 tablet:max-w-58 tablet:text-md short:hidden';

/** The first view: the headline, and quotes at their prices on one ruler. It never fades in. */
function Hero({ actionRef, onSeeSavings, onJoinWaitlist, joined }: HeroProps) {
  return (
    <section
      className="@container/hero [--gutter:var(--gutter-wide)] pt-[calc(var(--bar-clearance)+env(safe-area-inset-top))] print:pt-4"
      id="hero"
      aria-labelledby="hero-title"
    >
      <div className="@container mx-gutter flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 desktop:grid desktop:grid-cols-[minmax(0,1fr)_auto]">
        <LaunchBadge />
        <HeroHeadline id="hero-title" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-6 px-gutter pt-6 desktop:grid desktop:grid-cols-[minmax(27rem,1fr)_auto_auto] desktop:items-start desktop:gap-y-3.5 desktop:pt-8 short:gap-y-4 short:pt-4 tablet:gap-x-10">
        <p className="max-w-[34em] basis-full text-lead desktop:max-w-140 tablet:grow tablet:basis-[calc(100%-20rem)] desktop:xl:row-span-2">
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
        <div className="flex basis-full flex-wrap gap-2.5 desktop:max-xl:flex-col desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 tablet:order-1 tablet:basis-auto desktop:xl:row-span-1">
          <Button
            ref={actionRef}
            className="phone:flex-auto phone:px-2 phone:text-base"
            size="lg"
            onClick={onSeeSavings}
          >
            {hero.seeSavings}
          </Button>
          {/* Beside the bar's button, one primary button and a link are enough on a phone. */}
          <Button
            className="phone:flex-auto phone:border-transparent phone:px-2 phone:text-base phone:underline phone:decoration-[1.5px] phone:underline-offset-4"
            size="lg"
            variant="outline"
            onClick={onJoinWaitlist}
          >
            {hero.join}
          </Button>
        </div>
        <NoScriptContact form="waitlist" />
        {joined === null ? (
          <button
            className={cn(
              PLATE,
              'rounded-[0.875em] transition-[translate,box-shadow] duration-fast hover:-translate-y-0.5 hover:shadow-tag active:translate-y-px noscript:hidden print:hidden',
            )}
            type="button"
            onClick={onJoinWaitlist}
          >
            <LicencePlate {...hero.plate.invitation} className="tablet:min-w-56" />
          </button>
        ) : (
          <p className={PLATE}>
            <JoinedPlate {...joined} className="tablet:min-w-56" />
          </p>
        )}
        <noscript className="noscript:contents">
          <p className={PLATE}>
            <LicencePlate {...hero.plate.invitation} className="tablet:min-w-56" />
          </p>
        </noscript>
        <p className="order-1 flex flex-[1_1_7.5rem] items-center gap-2 text-balance font-medium text-sm desktop:col-start-1 desktop:row-start-2 short:flex-none tablet:flex-none desktop:xl:col-start-2">
          <MapleLeafIcon className="w-5 flex-none text-primary-text" />
          {hero.proud}
        </p>
      </div>
      <HeroQuotes />
    </section>
  );
}

export { Hero };
