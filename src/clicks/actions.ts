import { events } from '@/analytics/events';
import { track, trackOnce } from '@/analytics/tracker';
import { openDialog } from '@/dialogs/open-dialog';
import { scrollToSection } from '@/lib/scroll';
import { OPEN_WAITLIST } from './page-clicks';

/**
 * The actions of the buttons in the sections. The page-wide click handler (page-clicks.ts) may also act on the same click,
 * depending on the button's text.
 */
export const actions = {
  joinWaitlist: () => void window.dispatchEvent(new Event(OPEN_WAITLIST)),
  joinFromBenefits() {
    track(events.benefitsWaitlistClick);
    actions.joinWaitlist();
  },
  seeSavings() {
    track(events.heroSavingsClick);
    scrollToSection('savings-calculator');
  },
  applyAsPartner: () => openDialog('partner'),
  recordBenefitsView: () => trackOnce(events.benefitsView),
};
