import { Section, SectionTitle } from '@/components/section';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { useJoinedCode } from '@/state/visitor';
import { CarTop } from './car-top';

/** Five numbered steps along a road. A car drives past them as the page is scrolled. */
function HowItWorks() {
  const plate = useJoinedCode();
  const { title, select, quotes, book, track, drive } = useContent().howItWorks;
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
        {[select, quotes, book, track, drive].map((step, index) => (
          <Step key={step.title} {...step} number={index + 1} />
        ))}
        <li
          aria-hidden="true"
          className={cn(
            'road absolute inset-y-0 left-[calc(var(--strip)-var(--gutter))] w-(--strip) overflow-clip print:hidden',
            'lg:-mx-gutter lg:relative lg:inset-auto lg:col-span-full lg:row-start-4 lg:mt-4 lg:w-auto',
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
}

/** A step with its number on the road. */
function Step({ number, title, text }: StepProps) {
  return (
    <li
      className={cn(
        'relative grid break-inside-avoid grid-cols-auto-fill gap-x-4 sm:gap-x-8',
        'max-lg:not-first:before:border-border max-lg:not-first:before:absolute max-lg:not-first:before:top-0 max-lg:not-first:before:right-0',
        'max-lg:not-first:before:left-[calc(2*var(--strip)-var(--gutter))] max-lg:not-first:before:border-t-1',
        'lg:border-paint lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:border-x-4',
      )}
    >
      <div
        aria-hidden="true"
        className={cn(
          '-ml-gutter text-paint row-span-2 mr-(--strip) grid w-(--strip) place-items-center type-figure fit-text-5xl/1 [--available-width:var(--strip)]',
          'forced-color-adjust-none', // in forced colors, prevents a box behind the number, which would cover the title
          'lg:row-auto lg:mx-0 lg:h-54 lg:w-auto lg:text-7xl lg:short-window:h-24 lg:short-window:text-5xl',
          number > 1 && 'border-t-4 lg:border-t-0',
        )}
      >
        <b className="scale-y-130">{number}</b>
      </div>
      <h3 className="lg:text-paint col-start-2 pt-3 fit-text-heading/8 sm:pt-5 lg:col-start-1 lg:px-2 lg:pt-0 lg:text-lg xl:px-3.5 xl:text-xl">
        {title}
      </h3>
      <p className="text-muted-foreground col-start-2 pb-4 sm:pb-6 lg:col-start-1 lg:px-2 lg:pt-2 lg:pb-4 lg:on-panel xl:px-3.5">
        {text}
      </p>
    </li>
  );
}

export { HowItWorks };
