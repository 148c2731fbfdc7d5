import type { ReactNode } from 'react';
import { FadeInSection } from '@/components/fade-in-section';
import { SectionTitle } from '@/components/section-title';
import { exampleJob, STAGES, stagesReached } from '@/content/example-job';
import { howItWorks } from '@/content/how-it-works';
import { job } from '@/content/job';
import { usePlate } from '@/hooks/use-plate';
import { CarTop } from '@/illustrations/car-top';
import { BookingCard, CheckCard, ProgressCard, QuoteCard } from '@/illustrations/step-cards';
import { widestWord } from '@/lib/text-width';

/** Five steps as five parking bays; a car drives past them as the page is scrolled. */
function HowItWorks() {
  const plate = usePlate();
  const { title, note, select, quotes, book, track, drive } = howItWorks;
  return (
    <FadeInSection
      aria-labelledby="how-it-works-title"
      className="how-it-works px-gutter mt-section @container/section poster:mt-0 poster:overflow-x-clip"
      id="how-it-works"
    >
      <SectionTitle className="road-title" id="how-it-works-title">
        {title}
      </SectionTitle>
      <ol className="bays">
        <Step {...select} number={1} card={<CheckCard text={select.card} em={widestWord(select.card)} />} />
        <Step {...quotes} number={2} card={<QuoteCard {...quotes.card} />} />
        <Step {...book} number={3} card={<BookingCard {...book.card} />} />
        <Step
          {...track}
          number={4}
          card={
            <ProgressCard
              stage={job.stages[exampleJob.currentStage]}
              done={stagesReached}
              of={STAGES.length}
            />
          }
        />
        <Step {...drive} number={5} card={<CheckCard text={drive.card} em={widestWord(drive.card)} />} />
        <li aria-hidden="true" className="fast-lane print:hidden">
          <CarTop plate={plate} />
        </li>
      </ol>
      <p aria-hidden="true" className="text-muted-foreground mt-5 text-sm">
        {note}
      </p>
    </FadeInSection>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  card: ReactNode;
}

function Step({ number, title, text, card }: StepProps) {
  return (
    <li className="step">
      <div aria-hidden="true" className="step-number">
        <b className="scale-y-130">{number}</b>
      </div>
      <h3 style={{ '--em': widestWord(title) }}>{title}</h3>
      <p className="text-muted-foreground">{text}</p>
      {card}
    </li>
  );
}

export { HowItWorks };
