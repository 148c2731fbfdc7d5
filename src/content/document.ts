/** What tabs, search results and shared links say (Specification, sections 1 and 2). */
export const documentWords = {
  title: '{product} - Reimagining Car Maintenance',
  description:
    'Find trusted mechanics nearby, compare real-time quotes and book in 60 seconds. Save up to 40% versus dealership markups.',
  /** In the picture that a shared link shows, and instead of it. */
  shareSaving: 'Save up to 40%',
  shareAlt:
    '{product}: Car care that’s finally transparent. A ruler of prices shows a saving of up to 40% between a fair quote and the dealership estimate.',
} as const;
