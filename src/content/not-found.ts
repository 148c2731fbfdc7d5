/** Words of the page for unknown addresses (Specification, section 2). */
export const notFound = {
  documentTitle: '404: Page Not Found - {product}',
  code: '404',
  title: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: 'Return to Home',
  /** The ruler's last numbers, two apart; its needle hangs past them, at `code`. */
  ruler: [396, 398, 400],
} as const;
