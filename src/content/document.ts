/** What tabs, search results and shared links say (Specification, section 1). */
export const documentWords = {
  title: '{product} - Reimagining Car Maintenance',
  description:
    'Find trusted mechanics nearby, compare real-time quotes and book in 60 seconds. Save up to 40% versus dealership markups.',
} as const;
