// This file must not import from Node, because src/env.d.ts imports the type of the settings.
import { z } from 'zod';
import vercel from '../../vercel.json' with { type: 'json' };

/** Matches an origin, such as `https://www.example.ca`. Rejects a path, because other code appends paths to the origin. */
const ORIGIN = /^https:\/\/[^\s/?#@:]+\.[a-z][\w-]+(?::\d+)?$/i;
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The directive of the Content-Security-Policy that lists where the page may send requests. */
const [CONNECT_SRC = ''] =
  /connect-src[^;]*/.exec(vercel.routes[0]?.headers?.['Content-Security-Policy'] ?? '') ?? [];
const isAllowed = (url: string) =>
  LOOPBACK.test(url) ||
  CONNECT_SRC.split(' ').some(
    (source) => source === url || (source.startsWith('https://*') && url.endsWith(source.slice(9))),
  );

/**
 * Returns the claims in a legacy key, which is a JSON Web Token. Returns an empty object for any other text. `exp` is in
 * seconds since 1970.
 */
function claimsOf(key: string): { role?: unknown; exp?: unknown; ref?: unknown } {
  try {
    const payload = key.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) ?? {};
  } catch {
    return {};
  }
}

/** An https URL, or a path on this site. The link has no target if the setting is empty. */
const PAGE = z
  .string()
  .refine(
    (value) => /^\/(?!\/)/.test(value) || (value.startsWith('https://') && URL.canParse(value)),
    'must be an https URL, or a path on the site such as /terms.html',
  )
  .default('');

/** The settings of the site, in the order of .env.example. The variable for `siteUrl`, for example, is VITE_SITE_URL. */
export const SCHEMA = z.object({
  /** The origin of the Data API. If the setting is empty, the embedded backend responds at the page's own origin. */
  supabaseUrl: z
    .string('is missing')
    .refine((url) => LOOPBACK.test(url) || ORIGIN.test(url), {
      error:
        'must be a project’s URL without a path, such as https://abc.supabase.co. Only localhost and 127.0.0.1 may use http://',
      abort: true,
    })
    .refine((url) => !/\bsupabase\./i.test(url) || /^https:\/\/[^.]+\.supabase\.co$/i.test(url), {
      error: 'must end in .supabase.co right after the project’s ID, such as https://abc.supabase.co',
      abort: true,
    })
    .refine(isAllowed, {
      error: ({ input }) =>
        `is blocked by the content security policy. To allow it, change this part of vercel.json to:\n  ${CONNECT_SRC} ${input}`,
    }),
  /** A publishable key, or the anon key of an older project. Both are public. */
  supabaseAnonKey: z
    .string('is missing')
    .refine((key) => /^sb_publishable_[\w-]+$/.test(key) || claimsOf(key).role === 'anon', {
      error:
        'must be a publishable key (sb_publishable_...). If a build has ever contained a secret key, replace that key',
      abort: true,
    })
    .refine(
      (key) => Number(claimsOf(key).exp ?? Number.POSITIVE_INFINITY) * 1000 > Date.now(),
      'has expired. Use the publishable key (Project Settings, API Keys)',
    ),
  /** The origin of the site, for canonical and share links; empty if unknown. */
  siteUrl: z
    .string()
    .regex(ORIGIN, 'must be a URL such as https://www.example.ca, without a path')
    .default(''),
  /** The owner sets this in the settings. The tests expect this default. */
  contactEmail: z
    .string()
    .regex(/^[^\s@:<>"]+@[^\s@?<>",;]+$/, 'is not an email address')
    .default('hello@pitlane.example'),
  /** A calendar date `YYYY-MM-DD` in the visitor's time zone. */
  launchDate: z.iso.date('is not a date like 2027-05-01').default('2025-07-30'),
  termsUrl: PAGE,
  privacyUrl: PAGE,
  /** The mailing address of the sender, which the page shows next to the request for consent. May be empty. */
  mailingAddress: z.string().default(''),
  /** The owner sets this in the settings. The tests expect this default. */
  productName: z
    .string()
    .regex(/^.{2,20}$/u, 'must have from 2 to 20 characters')
    .default('Pitlane'),
});

/**
 * The settings of a live site. The URL and the key must belong to the same project. A legacy key contains the ID of its
 * project. A URL also contains this ID, unless the project has a custom domain.
 */
export const LIVE_SCHEMA = SCHEMA.refine(
  ({ supabaseUrl, supabaseAnonKey }) => {
    const { ref } = claimsOf(supabaseAnonKey);
    return !ref || !supabaseUrl.endsWith('.supabase.co') || supabaseUrl === `https://${ref}.supabase.co`;
  },
  {
    path: ['supabaseAnonKey'],
    error: 'belongs to a different project than VITE_SUPABASE_URL. Copy both again (dashboard, Connect)',
  },
);

export type Settings = z.infer<typeof SCHEMA>;
