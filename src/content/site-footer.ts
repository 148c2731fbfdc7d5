/** Words of the footer (Specification, section 2, point 11). */
export const siteFooter = {
  legal: 'Legal',
  terms: 'Terms',
  privacy: 'Privacy',
  contact: 'Contact Us',
  contactSubject: 'Question about {product}',
  copyright: '© {year} {product}. All rights reserved.',
} as const;
