import type { ReactNode } from 'react';
import { FadeInSection } from '@/components/fade-in-section';
import { SectionTitle } from '@/components/section-title';
import { exampleJob } from '@/content/example-job';
import { formats } from '@/content/formats';
import { whyChoose } from '@/content/why-choose';
import { DistanceDial } from '@/illustrations/distance-dial';
import { GuaranteeSeal } from '@/illustrations/guarantee-seal';
import { PriceDial } from '@/illustrations/price-dial';
import { SecondsDial } from '@/illustrations/seconds-dial';
import { withProduct } from '@/lib/settings';
import { widestWord } from '@/lib/text-width';

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
  const { note, nearby, quotes, booking, guarantee } = whyChoose;
  return (
    <FadeInSection
      aria-labelledby="why-choose-title"
      className="px-gutter pt-section @container/section"
      id="why-choose"
    >
      <SectionTitle id="why-choose-title">{withProduct(whyChoose.title)}</SectionTitle>
      <ul className="reasons">
        <Reason {...nearby} dial={<DistanceDial {...DISTANCE_DIAL} caption={nearby.caption} />} />
        <Reason {...quotes} dial={<PriceDial {...PRICE_DIAL} caption={quotes.caption} />} />
        <Reason {...booking} dial={<SecondsDial seconds={secondsToBook} format={formats.seconds} />} />
        <Reason {...guarantee} dial={<GuaranteeSeal promise={guarantee.promise} />} />
      </ul>
      <p className="text-muted-foreground mt-5 text-sm lg:mt-8">{note}</p>
    </FadeInSection>
  );
}

function Reason({ title, text, dial }: { title: string; text: string; dial: ReactNode }) {
  return (
    <li className="reason" style={{ '--em': widestWord(title) }}>
      <div className="reason-dial">{dial}</div>
      <h3>{title}</h3>
      <p className="text-muted-foreground">{text}</p>
    </li>
  );
}

export { WhyChoose };
