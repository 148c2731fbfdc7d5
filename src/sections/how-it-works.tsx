import type { ReactNode } from 'react';
import { FadeInSection } from '@/components/fade-in-section';
import { SectionTitle, TitleRow } from '@/components/section-title';
import { exampleJob, STAGES, stagesReached } from '@/content/example-job';
import { howItWorks } from '@/content/how-it-works';
import { job } from '@/content/job';
import { useJoinedCode } from '@/hooks/use-visitor';
import { CarTop } from '@/illustrations/car-top';
import { BookingCard, CheckCard, ProgressCard, QuoteCard } from '@/illustrations/step-cards';
import { cn } from '@/lib/cn';

/** Five steps as five parking bays; a car drives past them as the page is scrolled. */
function HowItWorks() {
  const plate = useJoinedCode();
  const { title, example, select, quotes, book, track, drive } = howItWorks;
  return (
    <FadeInSection
      aria-labelledby="how-it-works-title"
      className="how-it-works px-gutter mt-section poster:mt-0 poster:overflow-x-clip"
      id="how-it-works"
    >
      <TitleRow
        className={cn(
          'px-gutter -mx-gutter bg-asphalt text-paint [--muted-foreground:var(--panel-muted)]',
          'pt-6 pb-5 sm:pt-10 sm:pb-7 lg:pt-20 lg:pb-12 print:pt-0',
        )}
        example={example}
      >
        <SectionTitle id="how-it-works-title">{title}</SectionTitle>
      </TitleRow>
      <ol className="bays relative lg:grid lg:grid-cols-5 lg:grid-rows-[auto_auto_1fr_auto_154px] lg:gap-x-[24px]">
        <Step {...select} number={1} card={<CheckCard text={select.card} />} />
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
        <Step {...drive} number={5} card={<CheckCard text={drive.card} />} />
        <li aria-hidden="true" className="fast-lane print:hidden">
          <div className="fast-lane-drive">
            <CarTop plate={plate} />
          </div>
        </li>
      </ol>
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
    <li
      className={cn(
        'step relative grid break-inside-avoid grid-cols-[var(--lane)_minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-x-[20px]',
        'sm:grid-cols-[var(--lane)_minmax(0,1fr)_240px] sm:gap-x-[32px] sm:pb-3',
        'lg:row-start-1 lg:row-end-6 lg:grid-cols-1 lg:grid-rows-subgrid lg:pb-0',
      )}
    >
      <div
        aria-hidden="true"
        className={cn(
          'step-number -left-gutter absolute inset-y-0 grid w-(--half) place-items-center',
          number > 1 && 'border-t-4 lg:border-t-0',
          'lg:static lg:col-start-1 lg:row-start-1 lg:h-[214px] lg:w-auto',
        )}
      >
        <b className="scale-y-130">{number}</b>
      </div>
      <h3
        className={cn(
          'col-start-2 row-start-1 pt-3 max-sm:text-[clamp(1.125rem,6.2vw,1.375rem)]',
          'lg:text-paint lg:col-start-1 lg:row-start-2 lg:px-[18px] lg:pt-0 lg:text-[clamp(1.125rem,1.55vw,1.375rem)]',
        )}
      >
        {title}
      </h3>
      <p className="text-muted-foreground col-start-2 lg:col-start-1 lg:row-start-3 lg:px-[18px] lg:pt-2 lg:[--muted-foreground:var(--panel-muted)]">
        {text}
      </p>
      <div
        className={cn(
          'col-start-2 mt-1 mb-2.5 grid',
          'sm:col-start-3 sm:row-start-1 sm:row-end-4 sm:mt-3 sm:mb-0 sm:self-center',
          'lg:col-start-1 lg:row-start-4 lg:row-end-auto lg:mx-[6px] lg:mt-4 lg:mb-4.5 lg:self-auto xl:mx-[14px]',
        )}
      >
        {card}
      </div>
    </li>
  );
}

export { HowItWorks };
