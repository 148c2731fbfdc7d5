import { FadeInSection } from '@/components/fade-in-section';
import { HtmlOnly } from '@/components/html-only';
import { Button } from '@/components/ui/button';
import { WithoutScript } from '@/components/without-script';
import { jobTicket, mechanicCall } from '@/content/mechanic-call';
import { Chevrons } from '@/illustrations/chevrons';
import { JobTicket } from '@/illustrations/job-ticket';
import './mechanic-call.css';

interface MechanicCallProps {
  onPartner: () => void;
}

/** The one red section, for mechanics (Specification, section 2, point 10). */
export function MechanicCall({ onPartner }: MechanicCallProps) {
  const { title, text, action } = mechanicCall;
  return (
    <FadeInSection aria-labelledby="mechanic-call-title" className="mechanic-call" id="mechanic-call">
      <Chevrons />
      <div className="mechanic-columns">
        <h2 id="mechanic-call-title">{title}</h2>
        <div>
          <p className="mt-5 mb-7 text-lead">{text}</p>
          <Button inverted size="lg" onClick={onPartner}>
            {action}
          </Button>
          <WithoutScript form="mechanic" />
        </div>
        <HtmlOnly name="job-ticket">{import.meta.env.HTML_SHIPPED || <JobTicket {...jobTicket} />}</HtmlOnly>
      </div>
    </FadeInSection>
  );
}
