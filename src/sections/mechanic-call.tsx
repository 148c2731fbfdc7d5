import { NoScriptContact } from '@/components/contact-text';
import { FadeInSection } from '@/components/fade-in-section';
import { SectionTitle } from '@/components/section-title';
import { Button } from '@/components/ui/button';
import { exampleJob } from '@/content/example-job';
import { formats } from '@/content/formats';
import { jobTicket, mechanicCall } from '@/content/mechanic-call';
import { Chevrons } from '@/illustrations/chevrons';
import { JobTicket } from '@/illustrations/job-ticket';
import { cn } from '@/lib/cn';

/** The call to mechanics. */
function MechanicCall({ onPartner }: { onPartner: () => void }) {
  const { title, text, action } = mechanicCall;
  return (
    <FadeInSection
      aria-labelledby="mechanic-call-title"
      className={cn(
        'mechanic-call bg-primary text-primary-foreground selection:bg-ink mt-section relative overflow-clip',
        'print:border-ink print:text-ink print:border-t-[1.5px] print:bg-transparent',
      )}
      id="mechanic-call"
    >
      <Chevrons />
      <div
        className={cn(
          'px-gutter relative grid grid-cols-1 gap-x-10 py-9 sm:py-16 lg:py-24 print:py-6',
          'sm:grid-cols-[minmax(0,1fr)_minmax(300px,360px)] lg:grid-cols-[minmax(0,1fr)_minmax(300px,400px)]',
        )}
      >
        {/* On wide screens it is beside the ticket. */}
        <SectionTitle
          className={cn(
            'leading-[0.9] sm:col-span-2 lg:col-auto lg:self-end',
            '[--largest:clamp(2.75rem,16.6vw,5.75rem)] sm:[--largest:min(11.3vw,8.625rem)]',
            'lg:[--largest:min(9.6vw,8.625rem)] lg:[--room:calc(100vw-2*var(--gutter)-440px)]',
            'print:[--largest:var(--text-h2)] short:[--largest:4rem]',
          )}
          id="mechanic-call-title"
        >
          {title}
        </SectionTitle>
        <div>
          <p className="mt-4 mb-6 text-lead">{text}</p>
          <Button variant="inverted" size="lg" onClick={onPartner}>
            {action}
          </Button>
          <NoScriptContact form="mechanic" />
        </div>
        <JobTicket {...jobTicket} price={exampleJob.chosen.price} format={formats.dollars} />
      </div>
    </FadeInSection>
  );
}

export { MechanicCall };
