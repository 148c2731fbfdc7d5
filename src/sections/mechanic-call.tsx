import { NoScriptContact } from '@/components/contact-text';
import { FadeInSection } from '@/components/fade-in-section';
import { SectionTitle } from '@/components/section-title';
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
    <FadeInSection aria-labelledby="mechanic-call-title" className="mechanic-call" id="mechanic-call">
      <Chevrons />
      <div className="mechanic-call-columns">
        <SectionTitle id="mechanic-call-title">{title}</SectionTitle>
        <div>
          <p className="text-lead mt-4 mb-6">{text}</p>
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
