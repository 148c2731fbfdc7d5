/** The moment on every clock in the pictures. */
export const NOW = new Date('2026-11-21T14:48:00-05:00');

// As on a phone or tablet: no room is kept for a scrollbar.
const TOUCH = { isMobile: true, hasTouch: true };
const PHONE = { viewport: { width: 390, height: 844 }, ...TOUCH };
const TABLET = { viewport: { width: 768, height: 1024 }, ...TOUCH };
const DESKTOP = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

interface Screen {
  viewport: { width: number; height: number };
  isMobile: boolean;
  hasTouch: boolean;
  colorScheme: 'light' | 'dark';
  /** Without baselines: `npm run shots` uses the screen, the visual tests do not. */
  shotsOnly: boolean;
}

/** Pixels above each section of the landing page, by the width of a screen with baselines. */
export const SECTION_DISTANCES: Record<number, number[]> = {
  390: [0, 0, 0, 80, 0, 80, 0],
  1440: [0, 0, 0, 135, 0, 135, 0],
};

export const SCREENS: Screen[] = [
  { ...PHONE, colorScheme: 'light', shotsOnly: false },
  { ...PHONE, colorScheme: 'dark', shotsOnly: false },
  { ...DESKTOP, colorScheme: 'light', shotsOnly: false },
  { ...DESKTOP, colorScheme: 'dark', shotsOnly: true },
  { ...TABLET, colorScheme: 'light', shotsOnly: true },
  { ...TABLET, colorScheme: 'dark', shotsOnly: true },
];
