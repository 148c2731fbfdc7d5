import { NoScriptContact } from '@/components/contact-text';
import { FadeInSection } from '@/components/fade-in-section';
import { Button } from '@/components/ui/button';
import { jobTicket, mechanicCall } from '@/content/mechanic-call';
import { Chevrons } from '@/illustrations/chevrons';
import { JobTicket } from '@/illustrations/job-ticket';

/** The call to mechanics. */
export function MechanicCall({ onPartner }: { onPartner: () => void }) {
  const { title, text, action } = mechanicCall;
  return (
    <FadeInSection aria-labelledby="mechanic-call-title" className="mechanic-call" id="mechanic-call">
      <Chevrons />
      <div className="mechanic-columns">
        <h2 id="mechanic-call-title">{title}</h2>
        <div>
          <p className="mt-5 mb-7 text-lead">{text}</p>
          <Button variant="inverted" size="lg" onClick={onPartner}>
            {action}
          </Button>
          <NoScriptContact form="mechanic" />
        </div>
        <JobTicket {...jobTicket} />
      </div>
    </FadeInSection>
  );
}
