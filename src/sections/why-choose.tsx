import type { ReactNode } from 'react';
import { FadeInSection } from '@/components/fade-in-section';
import { whyChoose } from '@/content/why-choose';
import { DistanceDial } from '@/illustrations/distance-dial';
import { GaugeDial } from '@/illustrations/gauge-dial';
import { SecondsDial } from '@/illustrations/seconds-dial';
import { withProduct } from '@/lib/settings';

/** Four reasons, each with a dial. */
export function WhyChoose() {
  return (
    <FadeInSection aria-labelledby="why-choose-title" className="px-gutter pt-section" id="why-choose">
      <Reasons />
    </FadeInSection>
  );
}

function Reasons() {
  const { note, nearby, quotes, booking, guarantee } = whyChoose;
  const title = withProduct(whyChoose.title);
  return (
    <>
      <h2 className="why-title" id="why-choose-title" style={{ '--letters': longestWord(title) }}>
        {title}
      </h2>
      <ul className="why-reasons">
        <Reason {...nearby} dial={<DistanceDial {...nearby.dial} />} />
        <Reason {...quotes} dial={<GaugeDial {...quotes.dial} />} />
        <Reason {...booking} dial={<SecondsDial {...booking.dial} />} />
        <Reason {...guarantee} dial={<GaugeDial {...guarantee.dial} />} />
      </ul>
      <p className="mt-5 text-muted-foreground text-sm lg:mt-8">{note}</p>
    </>
  );
}

function Reason({ title, text, dial }: { title: string; text: string; dial: ReactNode }) {
  return (
    <li>
      {dial}
      <h3>{title}</h3>
      <p className="text-muted-foreground">{text}</p>
    </li>
  );
}

/** Letters of the longest word, which has to fit a line whatever the product is called. */
function longestWord(text: string): number {
  return Math.max(...text.split(/\s+/).map((word) => [...word].length));
}
