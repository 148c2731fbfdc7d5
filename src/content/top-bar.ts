/** Words of the bar that floats over the page (Specification, section 2, points 2 to 4). */
export const topBar = {
  skip: 'Skip to content',
  backToTop: '{product}, back to top',
  backHome: '{product}, home',
  sections: 'Sections',
  navigation: [
    { section: 'benefits', label: 'Benefits' },
    { section: 'how-it-works', label: 'How it works' },
  ],
  join: { label: 'Join Waitlist', note: 'Join 1,200+ drivers' },
} as const;
