/** The values that the check constraint on `user_sessions.interaction_type` allows. */
export const INTERACTION_TYPES = [
  'page_view',
  'scroll',
  'button_click',
  'section_view',
  'form_submit',
] as const;

/** One row of the `user_sessions` table. */
export interface AnalyticsEvent {
  interactionType: (typeof INTERACTION_TYPES)[number];
  /** At most 40 bytes, which is the limit of the column. */
  interactionTarget: string;
  interactionData?: Readonly<Record<string, string | number>>;
  /** The ID of the new registration. */
  userId?: string;
}

/** All events that the site records. docs/privacy.md says what a row contains. */
export const events = {
  /** Once per page load, when the landing page is shown. */
  pageView: { interactionType: 'page_view', interactionTarget: 'homepage' },

  /** When scrolling has paused for a second at 25, 50, 75 or 100% of the page. */
  scroll: (percentage: number) => ({
    interactionType: 'scroll',
    interactionTarget: 'page',
    interactionData: { scroll_percentage: percentage },
  }),

  /** Once per page load, when the benefits section has been seen (see `useFadeIn`). */
  benefitsView: {
    interactionType: 'section_view',
    interactionTarget: 'benefits_section',
    interactionData: { section: 'benefits' },
  },

  /** When the visitor clicks the "See Your Savings" button in the hero. */
  heroSavingsClick: { interactionType: 'button_click', interactionTarget: 'see_your_savings_button' },

  /** When the visitor clicks the "Join the Waitlist" button in the benefits section. */
  benefitsWaitlistClick: { interactionType: 'button_click', interactionTarget: 'join_waitlist' },

  /**
   * When the visitor clicks a button or link that is outside dialogs and whose text contains a phrase from
   * src/clicks/page-clicks.ts. A click on one of the two buttons above is therefore recorded twice.
   */
  pageWideClick: (interactionTarget: 'see_your_savings' | 'join_waitlist') => ({
    interactionType: 'button_click',
    interactionTarget,
    interactionData: { source: 'global_click_handler' },
  }),

  /** When a registration has been stored. Only the domain of the email address is recorded. */
  waitlistSubmit: (userId: string, email: string) => ({
    interactionType: 'form_submit',
    interactionTarget: 'waitlist_form',
    interactionData: { email_domain: email.slice(email.lastIndexOf('@') + 1).toLowerCase() },
    userId,
  }),
} as const satisfies Record<string, AnalyticsEvent | ((...values: never[]) => AnalyticsEvent)>;
