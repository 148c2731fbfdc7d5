import { useEffect, useRef, useState } from 'react';
import { events } from '@/analytics/events';
import { track, trackOnce } from '@/analytics/tracker';
import { useVisitAnalytics } from '@/analytics/use-visit-analytics';
import { SectionBoundaries } from '@/components/error-boundary';
import { documentContent } from '@/content/site';
import { DeferredStylesheet } from '@/interaction/deferred-stylesheet';
import { LazyCalculator } from '@/interaction/lazy-calculator';
import { type DialogsHandle, LazyDialogs } from '@/interaction/lazy-dialogs';
import { type ClickAction, requestWaitlist, usePageClicks } from '@/interaction/page-clicks';
import { scrollToSection } from '@/lib/scroll';
import { withProduct } from '@/lib/settings';
import { Benefits } from '@/sections/benefits';
import { Hero } from '@/sections/hero/hero';
import { HowItWorks } from '@/sections/how-it-works';
import { MechanicCall } from '@/sections/mechanic-call';
import { SavingsCalculator } from '@/sections/savings-calculator/savings-calculator';
import { SiteFooter } from '@/sections/site-footer';
import { TopBar } from '@/sections/top-bar/top-bar';
import { WhyChoose } from '@/sections/why-choose';

/** The page-wide click handler scrolls too, and records another event. */
function seeSavings(): void {
  track(events.heroSavingsClick);
  scrollToSection('savings-calculator');
}

function joinFromBenefits(): void {
  track(events.benefitsWaitlistClick);
  requestWaitlist();
}

function recordBenefitsView(): void {
  trackOnce(events.benefitsView);
}

/** The landing page: an ordered list of sections. */
function LandingPage() {
  const dialogs = useRef<DialogsHandle>(null);
  /** The postal code of a visitor who has joined the waitlist during this visit. */
  const [plate, setPlate] = useState<string>();
  const openWaitlist = () => dialogs.current?.open('waitlist');
  // One element each for the whole visit: joining does not render it, and an update of the calculator would make React
  // discard HTML whose code is not there yet.
  const [calculator] = useState(
    <SavingsCalculator>
      <LazyCalculator
        onJoinWaitlist={requestWaitlist}
        onEstimate={(estimate) => dialogs.current?.setEstimate(estimate)}
      />
    </SavingsCalculator>,
  );
  const [mechanicCall] = useState(<MechanicCall onPartner={() => dialogs.current?.open('partner')} />);
  const [whyChoose] = useState(<WhyChoose />);
  const [footer] = useState(<SiteFooter />);
  const onAction = (action: ClickAction) => {
    if (action === 'see_your_savings') scrollToSection('savings-calculator');
    else openWaitlist();
    track(events.pageWideClick(action));
  };
  const heroAction = useRef<HTMLButtonElement>(null);
  usePageClicks(onAction, openWaitlist);
  useVisitAnalytics();
  useEffect(() => {
    document.title = withProduct(documentContent.title);
  }, []);

  return (
    <SectionBoundaries>
      <TopBar
        mainAction={heroAction}
        onNavigate={scrollToSection}
        onJoinWaitlist={requestWaitlist}
        hasJoined={plate !== undefined}
      />
      <main id="main" tabIndex={-1}>
        <SectionBoundaries>
          <Hero
            actionRef={heroAction}
            onSeeSavings={seeSavings}
            onJoinWaitlist={requestWaitlist}
            plate={plate}
          />
          <DeferredStylesheet />
          {whyChoose}
          <Benefits onJoinWaitlist={joinFromBenefits} onSeen={recordBenefitsView} plate={plate} />
          <HowItWorks plate={plate} />
          {calculator}
          {mechanicCall}
        </SectionBoundaries>
      </main>
      {footer}
      <LazyDialogs ref={dialogs} plate={plate} onJoined={setPlate} />
    </SectionBoundaries>
  );
}

export { LandingPage };
