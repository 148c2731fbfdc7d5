/** The kinds of event that the database takes, by the check of `user_sessions.interaction_type`. */
export const INTERACTION_TYPES = [
  'page_view',
  'scroll',
  'button_click',
  'section_view',
  'form_submit',
] as const;

/** One interaction as it is recorded: a row of the table `user_sessions`. */
export interface AnalyticsEvent {
  interactionType: (typeof INTERACTION_TYPES)[number];
  interactionTarget: string;
  interactionData?: Readonly<Record<string, string | number>>;
  /** Id of the registration that has just succeeded. */
  userId?: string;
}

/** Everything the site records. Each entry says when it is recorded; docs/privacy.md says what a row holds. */
export const events = {
  /** The landing page was loaded. Once per page load. */
  pageView: { interactionType: 'page_view', interactionTarget: 'homepage' },

  /** Scrolling paused for a second at 25, 50, 75 or 100 % of the page. */
  scroll: (percentage: number) => ({
    interactionType: 'scroll',
    interactionTarget: 'page',
    interactionData: { scroll_percentage: percentage },
  }),

  /** Enough of the benefits section was seen for it to fade in. Once per page load. */
  benefitsView: {
    interactionType: 'section_view',
    interactionTarget: 'benefits_section',
    interactionData: { section: 'benefits' },
  },

  /** The hero's own "See Your Savings" button. */
  heroSavingsClick: { interactionType: 'button_click', interactionTarget: 'see_your_savings_button' },

  /** The benefits section's own "Join the Waitlist" button. */
  benefitsWaitlistClick: { interactionType: 'button_click', interactionTarget: 'join_waitlist' },

  /** Any button or link whose text matches a phrase of the page-wide click handler. */
  pageWideClick: (interactionTarget: 'see_your_savings' | 'join_waitlist') => ({
    interactionType: 'button_click',
    interactionTarget,
    interactionData: { source: 'global_click_handler' },
  }),

  /** A registration was stored. Of the address only the domain is recorded. */
  waitlistSubmit: (userId: string, email: string) => ({
    interactionType: 'form_submit',
    interactionTarget: 'waitlist_form',
    interactionData: { email_domain: email.slice(email.lastIndexOf('@') + 1).toLowerCase() },
    userId,
  }),
} as const satisfies Record<string, AnalyticsEvent | ((...values: never[]) => AnalyticsEvent)>;
