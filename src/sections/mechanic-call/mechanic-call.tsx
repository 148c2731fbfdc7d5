import { NoScriptContact } from '@/components/linked-text';
import { Section, SectionTitle } from '@/components/section';
import { Button } from '@/components/ui/button';
import { exampleJob } from '@/content/example-job';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { useStore } from '@/lib/store';
import { hasApplied } from '@/state/visitor';
import { Chevrons } from './chevrons';
import { JobTicket } from './job-ticket';

function MechanicCall({ onPartner }: { onPartner: () => void }) {
  const { formats, jobTicket, mechanicCall, ownerFacts } = useContent();
  const { title, text, steps, action, effort, applied } = mechanicCall;
  const isApplied = useStore(hasApplied);
  return (
    <Section
      className={cn(
        'bg-primary text-primary-foreground selection:bg-ink mt-section relative break-inside-avoid overflow-clip print:mt-2',
        'print:border-ink print:text-ink print:border-t print:bg-transparent',
      )}
      id="mechanic-call"
    >
      <Chevrons />
      <div className="px-gutter relative grid grid-cols-1 gap-x-10 py-12 sm:grid-cols-fill-auto lg:py-24 print:py-3">
        {/* From `lg` on, the title is next to the ticket. The ticket is 25rem wide, and the gap between them is 2.5rem wide.
         */}
        <SectionTitle
          className={cn(
            'fit-text-5xl/(--em) sm:col-span-2 lg:col-auto lg:self-end lg:fit-text-6xl/(--em)',
            'lg:[--available-width:calc(var(--viewport-width)-2*var(--gutter)-25rem-2.5rem)]',
          )}
        >
          {title}
        </SectionTitle>
        <div>
          <p className="mt-4 text-lead">{text}</p>
          <ol className="mt-3 mb-6 list-decimal pl-5 marker:font-bold">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {ownerFacts.garageCost !== '' && <p className="mb-4 font-medium">{ownerFacts.garageCost}</p>}
          <div className="relative">
            <Button variant="inverted" size="lg" onClick={onPartner}>
              {action}
            </Button>
            {/* From `lg` on, the note is in the free space below the button, so that nothing moves when its text changes.
             */}
            <p className={cn('mt-3 lg:absolute print:hidden noscript:hidden', isApplied && 'font-semibold')}>
              {isApplied ? applied : effort}
            </p>
          </div>
          <NoScriptContact form="mechanic" />
        </div>
        <JobTicket
          className="mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-center print:mt-0"
          {...jobTicket}
          price={exampleJob.chosen.price}
          format={formats.dollars}
        />
      </div>
    </Section>
  );
}

export { MechanicCall };
