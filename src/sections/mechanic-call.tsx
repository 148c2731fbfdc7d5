import { NoScriptContact } from '@/components/contact-text';
import { FadeInSection } from '@/components/fade-in-section';
import { Button } from '@/components/ui/button';
import { exampleJob } from '@/content/example-job';
import { formats } from '@/content/formats';
import { jobTicket, mechanicCall } from '@/content/mechanic-call';
import { Chevrons } from '@/illustrations/chevrons';
import { JobTicket } from '@/illustrations/job-ticket';

/** The call to mechanics. */
function MechanicCall({ onPartner }: { onPartner: () => void }) {
  const { title, text, action } = mechanicCall;
  return (
    <FadeInSection
      aria-labelledby="mechanic-call-title"
      className="mechanic-call relative mt-section overflow-clip bg-primary text-primary-foreground selection:bg-ink print:border-t-[1.5px] print:border-ink print:bg-transparent print:text-ink"
      id="mechanic-call"
    >
      <Chevrons />
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-x-10 px-gutter py-9 sm:py-16 sm:grid-cols-[minmax(0,1fr)_minmax(300px,360px)] lg:grid-cols-[minmax(0,1fr)_minmax(300px,400px)] lg:py-24 print:py-6">
        <h2
          className="text-[min(var(--text-hero),17.5vw)]/[0.9] sm:col-span-2 lg:col-span-1 lg:self-end lg:text-[min(9.6vw,8.625rem)]/[0.9] print:text-h2"
          id="mechanic-call-title"
        >
          {title}
        </h2>
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
