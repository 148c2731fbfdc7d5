import { Benefits } from '@/sections/benefits';
import { Hero } from '@/sections/hero';
import { HowItWorks } from '@/sections/how-it-works';
import { MechanicCall } from '@/sections/mechanic-call';
import { SavingsCalculator } from '@/sections/savings-calculator';
import { SiteFooter } from '@/sections/site-footer';
import { TopBar } from '@/sections/top-bar';
import { WhyChoose } from '@/sections/why-choose';

const nothing = () => undefined;

/** The single page, section by section (Specification, section 2). */
export function LandingPage() {
  return (
    <>
      <TopBar onNavigate={nothing} onJoinWaitlist={nothing} />
      <main id="main">
        <Hero onSeeSavings={nothing} onJoinWaitlist={nothing} />
        <WhyChoose />
        <Benefits onJoinWaitlist={nothing} onView={nothing} />
        <HowItWorks />
        <SavingsCalculator />
        <MechanicCall onPartner={nothing} />
      </main>
      <SiteFooter />
    </>
  );
}
