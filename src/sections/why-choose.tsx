import type { ReactNode } from 'react';
import { FadeInSection } from '@/components/fade-in-section';
import { SectionTitle, TitleRow } from '@/components/section-title';
import { exampleJob } from '@/content/example-job';
import { formats } from '@/content/formats';
import { whyChoose } from '@/content/why-choose';
import { DistanceDial } from '@/illustrations/distance-dial';
import { GuaranteeSeal } from '@/illustrations/guarantee-seal';
import { PriceDial } from '@/illustrations/price-dial';
import { SecondsDial } from '@/illustrations/seconds-dial';
import { cn } from '@/lib/cn';
import { withProduct } from '@/lib/settings';

const { chosen, others, secondsToBook, tick } = exampleJob;

const DISTANCE_DIAL = {
  distances: [chosen.distanceKm, ...others.map(({ distanceKm }) => distanceKm)],
  format: formats.kilometres,
} as const;

const PRICE_DIAL = {
  prices: [chosen.price, ...others.map(({ price }) => price)],
  longTick: 5 * tick,
  format: formats.dollars,
} as const;

/** Four reasons, each with a dial that shows the hero's chosen quote. */
function WhyChoose() {
  const { example, nearby, quotes, booking, guarantee } = whyChoose;
  return (
    <FadeInSection aria-labelledby="why-choose-title" className="px-gutter pt-section" id="why-choose">
      <TitleRow example={example}>
        <SectionTitle id="why-choose-title">{withProduct(whyChoose.title)}</SectionTitle>
      </TitleRow>
      <ul
        className={cn(
          'border-foreground mt-[clamp(1.5rem,4vw,4rem)] break-inside-avoid border-t-[1.5px]',
          'sm:grid sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-4 print:mt-4 sm:print:grid-cols-4 sm:print:gap-x-6',
        )}
      >
        <Reason {...nearby} dial={<DistanceDial {...DISTANCE_DIAL} caption={nearby.caption} />} />
        <Reason {...quotes} dial={<PriceDial {...PRICE_DIAL} caption={quotes.caption} />} />
        <Reason {...booking} dial={<SecondsDial seconds={secondsToBook} format={formats.seconds} />} />
        <Reason {...guarantee} dial={<GuaranteeSeal />} />
      </ul>
    </FadeInSection>
  );
}

/** The dial is beside the text, or above it where large text needs the width. Dials, titles and texts of a row are aligned. */
function Reason({ title, text, dial }: { title: string; text: string; dial: ReactNode }) {
  return (
    <li
      className={cn(
        'border-border flex flex-wrap gap-x-5 gap-y-4 border-b py-3 print:py-4',
        'sm:relative sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:gap-y-0 sm:py-9 lg:border-b-0 lg:pb-0',
        'before:border-border before:absolute before:inset-y-0 before:-left-6 before:hidden before:border-l',
        'sm:even:before:block lg:not-first:before:block',
      )}
    >
      <div className="w-[clamp(96px,29vw,112px)] sm:mb-7 sm:w-full sm:max-w-75">{dial}</div>
      <div className="flex-1 basis-40 self-center sm:contents">
        <h3 className="mb-1.5 self-end max-sm:text-[clamp(1.125rem,6.2vw,1.375rem)] sm:mb-2 lg:text-[clamp(1.25rem,1.72vw,1.5rem)]">
          {title}
        </h3>
        <p className="text-muted-foreground">{text}</p>
      </div>
    </li>
  );
}

export { WhyChoose };
