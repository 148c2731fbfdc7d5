/** One interaction as it is recorded: a row of the table `user_sessions`. */
export interface AnalyticsEvent {
  type: 'page_view' | 'scroll' | 'button_click' | 'section_view' | 'form_submit';
  target: string;
  data?: Readonly<Record<string, string | number>>;
  /** Id of the registration that has just succeeded. */
  userId?: string;
}

/** Everything the site records. Each entry says when it is recorded; docs/privacy.md says what a row holds. */
export const events = {
  /** The landing page was loaded. Once per page load. */
  pageView: { type: 'page_view', target: 'homepage' },

  /** Scrolling paused for a second at 25, 50, 75 or 100 % of the page. */
  scroll: (percentage: number) => ({
    type: 'scroll',
    target: 'page',
    data: { scroll_percentage: percentage },
  }),

  /** Enough of the benefits section was seen for it to fade in. Once per page load. */
  benefitsView: { type: 'section_view', target: 'benefits_section', data: { section: 'benefits' } },

  /** The hero's own "See Your Savings" button. */
  heroSavingsClick: { type: 'button_click', target: 'see_your_savings_button' },

  /** The benefits section's own "Join the Waitlist" button. */
  benefitsWaitlistClick: { type: 'button_click', target: 'join_waitlist' },

  /** Any button or link whose text matches a phrase of the page-wide click handler. */
  pageWideClick: (target: 'see_your_savings' | 'join_waitlist') => ({
    type: 'button_click',
    target,
    data: { source: 'global_click_handler' },
  }),

  /** A registration was stored. Of the address only the domain is recorded. */
  waitlistSubmit: (userId: string, email: string) => {
    const domain = emailDomain(email);
    return {
      type: 'form_submit',
      target: 'waitlist_form',
      userId,
      ...(domain === null ? {} : { data: { email_domain: domain } }),
    };
  },
} as const satisfies Record<string, AnalyticsEvent | ((...values: never[]) => AnalyticsEvent)>;

/** The part after the last @ in lower case; null when there is none. */
function emailDomain(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = at === -1 ? '' : email.slice(at + 1).trim();
  return domain === '' ? null : domain.toLowerCase();
}
