import { clock } from '../src/content/site.ts';
import { formatDay } from '../src/lib/clock-text.ts';
import { parseSettings } from '../src/lib/env.ts';

/** A default of the settings that must not be published as it is. */
export interface Placeholder {
  /** What holds when the page shows nothing of it. */
  name: string;
  fix: string;
  problems: (html: string, today: Date) => string[];
}

const DAY_MS = 86_400_000;

/** Days after the default launch date for which "Live today!" is no mistake. */
const GRACE = 7;

const defaults = parseSettings({
  VITE_SUPABASE_URL: 'https://example.invalid',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_none',
});

/** What to look for in a finished landing page. */
export const PLACEHOLDERS: readonly Placeholder[] = [
  {
    name: 'The contact address is yours',
    fix: 'Set VITE_CONTACT_EMAIL to a mailbox that somebody reads, then build and deploy again',
    problems: (html) =>
      html.includes(`mailto:${defaults.contactEmail}`) ? [`the page gives ${defaults.contactEmail}`] : [],
  },
  {
    name: 'The launch date is yours',
    fix: 'Set VITE_LAUNCH_DATE to the day of the launch, then build and deploy again',
    problems: (html, today) => {
      const days = Math.floor((today.getTime() - Date.parse(defaults.launchDate)) / DAY_MS);
      const wrong = days > GRACE && html.includes(formatDay(defaults.launchDate, clock.months));
      return wrong ? [`the page says "Live today!" for ${defaults.launchDate}, ${days} days ago`] : [];
    },
  },
  {
    name: 'Terms and Privacy lead somewhere',
    fix: 'Set VITE_TERMS_URL and VITE_PRIVACY_URL to your pages, then build and deploy again',
    problems: (html) =>
      [...html.matchAll(/<a\s[^>]*href="#"[^>]*>([^<]*)/g)].map(([, text]) => `${text} leads nowhere`),
  },
];
