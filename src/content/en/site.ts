import { advertisedTexts } from './advertised-texts';

export const documentContent = {
  title: '{product} - Reimagining Car Maintenance',
  description: `Find trusted mechanics nearby, compare real-time quotes and book in ${advertisedTexts.bookingTime}. Save up to ${advertisedTexts.saving} versus dealership markups.`,
  shareSaving: `Save up to ${advertisedTexts.saving}`,
  shareNote: 'Example',
  shareAlt: `{product}: Car care that’s finally transparent. A ruler of prices shows a saving of up to ${advertisedTexts.saving} between a garage’s quote and the dealership estimate.`,
};

export const topBar = {
  skip: 'Skip to content',
  backToTop: '{product}, back to top',
  backHome: '{product}, home',
  sections: 'Sections',
  /** The label of the link to each section, by section ID. */
  navigation: { benefits: 'Benefits', 'how-it-works': 'How it works' },
  join: {
    label: 'Join Waitlist',
    note: advertisedTexts.drivers === '' ? 'Be among the first' : `Join ${advertisedTexts.drivers} drivers`,
  },
};

export const siteFooter = {
  /** The accessible name of the list of links. */
  links: 'Site links',
  mechanics: 'For Mechanics',
  terms: 'Terms',
  privacy: 'Privacy',
  contact: 'Contact Us',
  contactSubject: 'Question about {product}',
  copyright: '© {year} {product}. All rights reserved.',
};

/** The page for unknown URLs. */
export const notFound = {
  documentTitle: '404: Page Not Found - {product}',
  title: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: 'Return to Home',
};
