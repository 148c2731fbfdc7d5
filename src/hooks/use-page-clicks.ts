import { useEffect } from 'react';
import { observePageClicks } from '@/analytics/page-clicks';
import { track } from '@/analytics/track';
import { scrollToSection } from '@/lib/scroll-to-section';
import { settings } from '@/lib/settings';
import { observeWaitlistRequests } from '@/lib/waitlist-request';

const SOURCE = { source: 'global_click_handler' };

/**
 * Acts on every button and link of the page by its text, and on the window event that asks for the waitlist
 * (Specification, section 2, "Page-wide click handling"). Both may ask for one click: opening twice is opening once.
 */
export function usePageClicks(openWaitlist: () => void): void {
  useEffect(() => {
    const stopClicks = observePageClicks({
      productName: settings.productName,
      onSavings() {
        scrollToSection('savings-calculator');
        track({ type: 'button_click', target: 'see_your_savings', data: SOURCE });
      },
      onWaitlist() {
        openWaitlist();
        track({ type: 'button_click', target: 'join_waitlist', data: SOURCE });
      },
    });
    const stopRequests = observeWaitlistRequests(openWaitlist);
    return () => {
      stopClicks();
      stopRequests();
    };
  }, [openWaitlist]);
}
