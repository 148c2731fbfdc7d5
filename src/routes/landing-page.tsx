import { track } from '@/analytics/track';
import { LaterStyles } from '@/components/later-styles';
import { SectionBoundary } from '@/components/section-boundary';
import { documentWords } from '@/content/document';
import { useDialogs } from '@/hooks/use-dialogs';
import { usePageClicks } from '@/hooks/use-page-clicks';
import { usePageTitle } from '@/hooks/use-page-title';
import { useVisitAnalytics } from '@/hooks/use-visit-analytics';
import { withProduct } from '@/lib/product-name';
import { scrollToSection } from '@/lib/scroll-to-section';
import { requestWaitlist } from '@/lib/waitlist-request';
import { Benefits } from '@/sections/benefits';
import { Hero } from '@/sections/hero';
import { HowItWorks } from '@/sections/how-it-works';
import { MechanicCall } from '@/sections/mechanic-call';
import { SavingsCalculator } from '@/sections/savings-calculator';
import { SiteFooter } from '@/sections/site-footer';
import { TopBar } from '@/sections/top-bar';
import { WhyChoose } from '@/sections/why-choose';
import { LandingDialogs } from './landing-dialogs';
import { LandingInstrument } from './landing-instrument';

/** The hero's own event; the page-wide handler scrolls and records another (Specification, section 7, point 4). */
function seeSavings(): void {
  track({ type: 'button_click', target: 'see_your_savings_button' });
  scrollToSection('savings-calculator');
}

function joinFromBenefits(): void {
  track({ type: 'button_click', target: 'join_waitlist' });
  requestWaitlist();
}

/** The single page, section by section, and which dialog is open (Specification, section 2). */
export function LandingPage() {
  const { dialog, openWaitlist, openMechanic, close } = useDialogs();
  usePageTitle(withProduct(documentWords.title));
  usePageClicks(openWaitlist);
  useVisitAnalytics();

  return (
    <>
      <SectionBoundary>
        <TopBar onNavigate={scrollToSection} onJoinWaitlist={requestWaitlist} />
      </SectionBoundary>
      <main id="main" tabIndex={-1}>
        <SectionBoundary>
          <Hero onSeeSavings={seeSavings} onJoinWaitlist={requestWaitlist} />
        </SectionBoundary>
        <LaterStyles />
        <SectionBoundary>
          <WhyChoose />
        </SectionBoundary>
        <SectionBoundary>
          <Benefits onJoinWaitlist={joinFromBenefits} />
        </SectionBoundary>
        <SectionBoundary>
          <HowItWorks />
        </SectionBoundary>
        <SectionBoundary>
          <SavingsCalculator>
            <LandingInstrument />
          </SavingsCalculator>
        </SectionBoundary>
        <SectionBoundary>
          <MechanicCall onPartner={openMechanic} />
        </SectionBoundary>
      </main>
      <SectionBoundary>
        <SiteFooter />
      </SectionBoundary>
      <SectionBoundary>
        <LandingDialogs dialog={dialog} onClose={close} />
      </SectionBoundary>
    </>
  );
}
