import { claims } from './claims.ts';

/** Title, description and share texts of the document. */
export const documentContent = {
  title: '{product} - Reimagining Car Maintenance',
  description: `Find trusted mechanics nearby, compare real-time quotes and book in ${claims.bookingTime}. Save up to ${claims.saving} versus dealership markups.`,
  /** In the share image, and its alternative text. */
  shareSaving: `Save up to ${claims.saving}`,
  shareAlt: `{product}: Car care that’s finally transparent. A ruler of prices shows a saving of up to ${claims.saving} between a fair quote and the dealership estimate.`,
} as const;

export const topBar = {
  skip: 'Skip to content',
  backToTop: '{product}, back to top',
  backHome: '{product}, home',
  sections: 'Sections',
  navigation: [
    { section: 'benefits', label: 'Benefits' },
    { section: 'how-it-works', label: 'How it works' },
  ],
  join: { label: 'Join Waitlist', note: `Join ${claims.drivers} drivers` },
} as const;

/** Names of days, months and halves of the day as Canadian English writes them. */
export const clock = {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  morning: 'a.m.',
  afternoon: 'p.m.',
} as const;

export const siteFooter = {
  legal: 'Legal',
  terms: 'Terms',
  privacy: 'Privacy',
  contact: 'Contact Us',
  contactSubject: 'Question about {product}',
  copyright: '© {year} {product}. All rights reserved.',
} as const;

/** The page for unknown addresses. */
export const notFound = {
  documentTitle: '404: Page Not Found - {product}',
  code: '404',
  title: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: 'Return to Home',
  /** Last numbers of the ruler, two apart; its needle hangs past them, at `code`. */
  ruler: [396, 398, 400],
} as const;
