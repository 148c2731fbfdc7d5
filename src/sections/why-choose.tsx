import type { ReactNode } from 'react';
import { FadeInSection } from '@/components/fade-in-section';
import { exampleJob } from '@/content/example-job';
import { formats } from '@/content/formats';
import { whyChoose } from '@/content/why-choose';
import { DistanceDial } from '@/illustrations/distance-dial';
import { GuaranteeSeal } from '@/illustrations/guarantee-seal';
import { PriceDial } from '@/illustrations/price-dial';
import { SecondsDial } from '@/illustrations/seconds-dial';
import { cn } from '@/lib/cn';
import { widestWord } from '@/lib/name-lines';
import { withProduct } from '@/lib/settings';

const { chosen, others, secondsToBook } = exampleJob;

const DISTANCE_DIAL = {
  distances: [chosen.distanceKm, ...others.map(({ distanceKm }) => distanceKm)],
  format: formats.kilometres,
} as const;

/** The scale is in dollars. */
const PRICE_DIAL = {
  prices: [chosen.price, ...others.map(({ price }) => price)],
  scale: { from: 190, to: 280, short: 5, long: 10 },
  format: formats.dollars,
} as const;

/** Four reasons, each with a dial that shows the hero's chosen quote. */
function WhyChoose() {
  const { note, nearby, quotes, booking, guarantee } = whyChoose;
  const title = withProduct(whyChoose.title);
  return (
    <FadeInSection
      aria-labelledby="why-choose-title"
      className="@container/why px-gutter pt-section"
      id="why-choose"
    >
      <h2
        className="text-[length:min(var(--text-h2),(100vw-2*var(--gutter))/var(--em))] wrap-anywhere"
        id="why-choose-title"
        style={{ '--em': widestWord(title).toFixed(2) }}
      >
        {title}
      </h2>
      <ul className="mt-[clamp(24px,4vw,64px)] grid break-inside-avoid border-t-[1.5px] border-foreground sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-4 print:mt-4 print:grid-cols-4 print:gap-x-6">
        <Reason {...nearby} dial={<DistanceDial {...DISTANCE_DIAL} caption={nearby.caption} />} />
        <Reason {...quotes} dial={<PriceDial {...PRICE_DIAL} caption={quotes.caption} />} />
        <Reason {...booking} dial={<SecondsDial seconds={secondsToBook} format={formats.seconds} />} />
        <Reason {...guarantee} dial={<GuaranteeSeal promise={guarantee.promise} />} />
      </ul>
      <p className="mt-5 text-muted-foreground text-sm lg:mt-8">{note}</p>
    </FadeInSection>
  );
}

function Reason({ title, text, dial }: { title: string; text: string; dial: ReactNode }) {
  return (
    // Dials, titles and texts of a row share its lines, whatever wraps.
    <li
      className={cn(
        'grid grid-cols-[clamp(96px,29vw,112px)_minmax(0,1fr)] gap-x-5 border-b border-border py-4 @max-[17rem]/why:grid-cols-1',
        'sm:relative sm:row-span-3 sm:grid-cols-1 sm:grid-rows-subgrid sm:py-9 lg:border-b-0 lg:pb-0 print:py-4',
        'before:absolute before:inset-y-0 before:-left-6 before:hidden before:border-l before:border-border sm:even:before:block lg:not-first:before:block',
      )}
    >
      <div className="row-span-2 sm:row-span-1 sm:mb-7 sm:max-w-75 @max-[17rem]/why:mb-4 @max-[17rem]/why:w-28">
        {dial}
      </div>
      <h3 className="mb-1.5 self-end sm:mb-2 lg:text-[clamp(1.25rem,1.72vw,1.5rem)]">{title}</h3>
      <p className="text-muted-foreground">{text}</p>
    </li>
  );
}

export { WhyChoose };
