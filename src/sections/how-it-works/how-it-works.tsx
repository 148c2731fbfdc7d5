import type { ReactNode } from 'react';
import { Section, SectionTitle } from '@/components/section';
import { exampleJob, STAGES, stagesReached } from '@/content/example-job';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { useJoinedCode } from '@/state/visitor';
import { CarTop } from './car-top';
import { BookingCard, CheckCard, ProgressCard, QuoteCard } from './step-cards';

/** Five numbered steps along a road. A car drives past them as the page is scrolled. */
function HowItWorks() {
  const plate = useJoinedCode();
  const { howItWorks, exampleJobTexts } = useContent();
  const { title, select, quotes, book, track, drive } = howItWorks;
  return (
    <Section className="px-gutter mt-section" id="how-it-works">
      <div className="px-gutter -mx-gutter bg-asphalt text-paint py-6 on-panel lg:py-10 print:pt-0">
        <SectionTitle>{title}</SectionTitle>
      </div>
      <ol
        className={cn(
          'steps relative lg:grid lg:grid-cols-5 lg:gap-x-6',
          'before:bg-asphalt before:-left-gutter before:absolute before:-top-px before:bottom-0 before:w-[calc(2*var(--strip))]',
          'lg:before:-inset-x-gutter lg:before:w-auto',
        )}
      >
        <Step {...select} number={1} card={<CheckCard text={select.card} />} />
        <Step {...quotes} number={2} card={<QuoteCard {...quotes.card} />} />
        <Step {...book} number={3} card={<BookingCard {...book.card} />} />
        <Step
          {...track}
          number={4}
          card={
            <ProgressCard
              stage={exampleJobTexts.stages[exampleJob.currentStage]}
              done={stagesReached}
              of={STAGES.length}
            />
          }
        />
        <Step {...drive} number={5} card={<CheckCard text={drive.card} />} />
        <li
          aria-hidden="true"
          className={cn(
            'road absolute inset-y-0 left-[calc(var(--strip)-var(--gutter))] w-(--strip) overflow-clip print:hidden',
            'lg:-mx-gutter lg:relative lg:inset-auto lg:col-span-full lg:row-start-5 lg:mt-4 lg:w-auto',
          )}
        >
          {/* This element is as long as the road, with the car at its end. The animation moves the element in from outside,
           * so that the car drives along the whole road.
           */}
          <div className="road-drive grid h-full grid-cols-1 grid-rows-1 items-end justify-items-center lg:items-start lg:justify-items-end">
            <CarTop plate={plate} />
          </div>
        </li>
      </ol>
    </Section>
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
        'relative grid break-inside-avoid grid-cols-auto-fill gap-x-4 sm:gap-x-8 sm:pb-3',
        'max-lg:not-first:before:border-border max-lg:not-first:before:absolute max-lg:not-first:before:top-0 max-lg:not-first:before:right-0',
        'max-lg:not-first:before:left-[calc(2*var(--strip)-var(--gutter))] max-lg:not-first:before:border-t-1',
        'lg:border-paint lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid lg:border-x-4 lg:pb-0',
      )}
    >
      <div
        aria-hidden="true"
        className={cn(
          '-ml-gutter text-paint row-span-3 mr-(--strip) grid w-(--strip) place-items-center type-figure fit-text-5xl/1 [--available-width:var(--strip)]',
          'forced-color-adjust-none', // in forced colors, prevents a box behind the number, which would cover the title
          'lg:row-auto lg:mx-0 lg:h-54 lg:w-auto lg:text-7xl lg:short-window:h-24 lg:short-window:text-5xl',
          number > 1 && 'border-t-4 lg:border-t-0',
        )}
      >
        <b className="scale-y-130">{number}</b>
      </div>
      <h3 className="lg:text-paint col-start-2 pt-3 fit-text-heading/8 lg:col-start-1 lg:px-2 lg:pt-0 lg:text-lg xl:px-3.5 xl:text-xl">
        {title}
      </h3>
      <p className="text-muted-foreground col-start-2 max-sm:pb-3.5 lg:col-start-1 lg:px-2 lg:pt-2 lg:on-panel xl:px-3.5">
        {text}
      </p>
      <div
        className={cn(
          'hidden sm:grid', // phones show only the words, so that the page is shorter
          'sm:col-start-3 sm:row-start-1 sm:row-end-4 sm:mt-3 sm:w-60 sm:self-center',
          'lg:col-start-1 lg:row-start-4 lg:row-end-auto lg:mx-2 lg:mt-4 lg:mb-3.5 lg:w-auto lg:self-auto xl:mx-3.5',
        )}
      >
        {card}
      </div>
    </li>
  );
}

export { HowItWorks };
