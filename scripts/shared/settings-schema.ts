// No Node here: src/env.d.ts takes the type of the settings from it.
import { z } from 'zod';
import vercel from '../../vercel.json' with { type: 'json' };

/** Without a path, which would be cut off or break what is appended. */
const ORIGIN = /^https:\/\/[^\s/?#@:]+\.[a-z][\w-]+(?::\d+)?$/i;
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Where the policy of the page lets it send. */
const [CONNECT = ''] =
  /connect-src[^;]*/.exec(vercel.routes[0]?.headers?.['Content-Security-Policy'] ?? '') ?? [];
const isAllowed = (url: string) =>
  LOOPBACK.test(url) ||
  CONNECT.split(' ').some(
    (source) => source === url || (source.startsWith('https://*') && url.endsWith(source.slice(9))),
  );

/** The claims of a legacy key, which is a JSON web token; none of anything else. `exp` is in seconds. */
function claimsOf(key: string): { role?: unknown; exp?: unknown; ref?: unknown } {
  try {
    const payload = key.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) ?? {};
  } catch {
    return {};
  }
}

/** An address or a path of this site; empty for a link without a target. */
const PAGE = z
  .string()
  .refine(
    (value) => /^\/(?!\/)/.test(value) || (value.startsWith('https://') && URL.canParse(value)),
    'must be an https address, or a path of the site such as /terms.html',
  )
  .default('');

/** The settings of the site in the order of .env.example; the variable of `siteUrl` is VITE_SITE_URL. */
export const SCHEMA = z.object({
  /** Origin of the data interface; empty for the page's own, where the embedded backend answers. */
  supabaseUrl: z
    .string('is missing')
    .refine((url) => LOOPBACK.test(url) || ORIGIN.test(url), {
      error: 'must be the address of a project without a path, such as https://abc.supabase.co',
      abort: true,
    })
    .refine((url) => !/\bsupabase\./i.test(url) || /^https:\/\/[^.]+\.supabase\.co$/i.test(url), {
      error: 'must end in .supabase.co behind the name of the project, such as https://abc.supabase.co',
      abort: true,
    })
    .refine(isAllowed, {
      error: ({ input }) => `is not in the policy of the page. Write in vercel.json:\n  ${CONNECT} ${input}`,
    }),
  /** A publishable key, or the anon key of an older project. Both are public. */
  supabaseAnonKey: z
    .string('is missing')
    .refine((key) => /^sb_publishable_[\w-]+$/.test(key) || claimsOf(key).role === 'anon', {
      error:
        'must be a publishable key (sb_publishable_...). If a secret key was ever in a build, replace it',
      abort: true,
    })
    .refine(
      (key) => Number(claimsOf(key).exp ?? Number.POSITIVE_INFINITY) * 1000 > Date.now(),
      'has expired: take the publishable key (Project Settings, API Keys)',
    ),
  /** Origin of the site, for canonical and share links; empty when unknown. */
  siteUrl: z
    .string()
    .regex(ORIGIN, 'must be an address such as https://www.example.ca, without a path')
    .default(''),
  contactEmail: z
    .string()
    .regex(/^[^\s@:<>"]+@[^\s@?<>",;]+$/, 'is not an e-mail address')
    .default('hello@pitlane.example'),
  /** Calendar date `YYYY-MM-DD` in the visitor's time zone. */
  launchDate: z.iso.date('is not a date like 2027-05-01').default('2025-07-30'),
  termsUrl: PAGE,
  privacyUrl: PAGE,
  /** Postal address of the sender, shown with the consent line; may be empty. */
  mailingAddress: z.string().default(''),
  productName: z
    .string()
    .regex(/^.{2,20}$/u, 'must have 2 to 20 characters')
    .default('Pitlane'),
});

/** With one project in both: a legacy key names its own, and so does an address without a domain of the owner's. */
export const LIVE_SCHEMA = SCHEMA.refine(
  ({ supabaseUrl, supabaseAnonKey }) => {
    const { ref } = claimsOf(supabaseAnonKey);
    return !ref || !supabaseUrl.endsWith('.supabase.co') || supabaseUrl === `https://${ref}.supabase.co`;
  },
  {
    path: ['supabaseAnonKey'],
    error: 'is not of the project of VITE_SUPABASE_URL: copy both anew (Connect)',
  },
);

export type Settings = z.infer<typeof SCHEMA>;
