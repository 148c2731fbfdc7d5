import { useVisitAnalytics } from '@/analytics/use-visit-analytics';
import { actions } from '@/clicks/actions';
import { usePageClicks } from '@/clicks/page-clicks';
import { SectionBoundaries } from '@/components/error-boundary';
import { LazyDialogs } from '@/dialogs/lazy-dialogs';
import { DeferredStylesheet } from '@/hydration/deferred-stylesheet';
import { scrollToSection } from '@/lib/scroll';
import { Benefits } from '@/sections/benefits/benefits';
import { EstimateStatus } from '@/sections/estimate-status';
import { Hero } from '@/sections/hero/hero';
import { HowItWorks } from '@/sections/how-it-works/how-it-works';
import { MechanicCall } from '@/sections/mechanic-call/mechanic-call';
import { SavingsCalculator } from '@/sections/savings-calculator/savings-calculator';
import { SiteFooter } from '@/sections/site-footer';
import { TopBar } from '@/sections/top-bar/top-bar';
import { WhyChoose } from '@/sections/why-choose/why-choose';
import { LazyCalculator } from './lazy-calculator';

const { joinWaitlist, joinFromBenefits, seeSavings, applyAsPartner, recordBenefitsView } = actions;

/** The landing page: an ordered list of sections. */
function LandingPage() {
  usePageClicks();
  useVisitAnalytics();
  return (
    <SectionBoundaries>
      <TopBar onNavigate={scrollToSection} onJoinWaitlist={joinWaitlist} />
      <main id="main" tabIndex={-1}>
        <SectionBoundaries>
          <Hero onSeeSavings={seeSavings} onJoinWaitlist={joinWaitlist} />
          <DeferredStylesheet />
          <WhyChoose />
          <Benefits onJoinWaitlist={joinFromBenefits} onSeen={recordBenefitsView} />
          <HowItWorks />
          <SavingsCalculator>
            <LazyCalculator onJoinWaitlist={joinWaitlist} />
          </SavingsCalculator>
          <MechanicCall onPartner={applyAsPartner} />
          <EstimateStatus />
        </SectionBoundaries>
      </main>
      <SiteFooter />
      <LazyDialogs />
    </SectionBoundaries>
  );
}

export { LandingPage };
