import type { ReactNode } from 'react';
import { Section, SectionTitle } from '@/components/section';
import { exampleDials } from '@/content/example-dials';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { DistanceDial } from './distance-dial';
import { GuaranteeSeal } from './guarantee-seal';
import { PriceDial } from './price-dial';
import { SecondsDial } from './seconds-dial';

const { distancesKm, dollarsPerTick, prices, secondsToBook } = exampleDials;

/** The reasons, each with a dial. Dials with figures show the illustrative job (src/content/example-job.ts). */
function WhyChoose() {
  const { formats, whyChoose } = useContent();
  const { nearby, quotes, booking, guarantee } = whyChoose;
  return (
    <Section className="px-gutter pt-section scroll-mt-heading" id="why-choose">
      <SectionTitle className="fit-text-4xl/(--em) lg:fit-text-5xl/(--em)">{whyChoose.title}</SectionTitle>
      <ul className="mt-6 grid break-inside-avoid grid-cols-1 gap-3 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4 print:mt-3 sm:print:grid-cols-4">
        <Reason
          {...nearby}
          dial={<DistanceDial distances={distancesKm} format={formats.kilometers} caption={nearby.caption} />}
        />
        <Reason
          {...quotes}
          dial={
            <PriceDial
              prices={prices}
              longTick={5 * dollarsPerTick}
              format={formats.dollars}
              caption={quotes.caption}
            />
          }
        />
        <Reason {...booking} dial={<SecondsDial seconds={secondsToBook} reading={booking.reading} />} />
        <Reason {...guarantee} dial={<GuaranteeSeal />} />
      </ul>
      <p className="text-muted-foreground mt-3 text-sm">{whyChoose.example}</p>
    </Section>
  );
}

/** A reason with its dial. On phones, the dial is next to the text, or above it if the text is large. */
function Reason({ title, text, dial }: { title: string; text: string; dial: ReactNode }) {
  return (
    <li
      className={cn(
        'border-border bg-card flex flex-wrap gap-x-5 gap-y-4 rounded-lg border-1 p-4',
        'sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:gap-y-0',
      )}
    >
      <div className="w-28 max-w-1/3 sm:mb-5 sm:w-full sm:max-w-48 lg:mb-7 lg:max-w-[max(--spacing(75),85%)] print:max-w-24">
        {dial}
      </div>
      <div className="flex-1 basis-40 self-center sm:contents">
        <h3 className="mb-1.5 self-end lg:text-lg xl:text-xl print:text-base">{title}</h3>
        <p className="text-muted-foreground">{text}</p>
      </div>
    </li>
  );
}

export { WhyChoose };
