// biome-ignore-all format: the pattern, the cause and the fix of a row are on separate lines
/** Where a request goes. */
export type Target = 'project' | 'site';

/**
 * A known result of a request, with its cause and the fix. The pattern matches the text of the result: the status, some
 * headers, and then the code and message or the page's title.
 */
type Diagnosis = readonly [pattern: RegExp, cause: string, fix: string];

const MIGRATE =
  'apply the migrations: npx supabase@3 link <project id>, then npx supabase@3 db push --remote';
const TRY_AGAIN = 'try again in a few minutes';

/**
 * Diagnoses for failed connections, and for responses from a proxy, which may look like responses from the site or the
 * project.
 */
const NETWORK_DIAGNOSES: readonly Diagnosis[] = [
  [/did not respond: (?:ENOTFOUND|EAI_AGAIN)/,
    'the host name was not found: it does not exist, or there is no internet connection.',
    'check the spelling of the URL, and whether it opens in a browser'],
  [/did not respond: (?:SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_)/,
    'the certificate has expired, or a program in between, such as a virus scanner, has replaced it.',
    'check the certificate in a browser. If the certificate comes from a scanner, put NODE_USE_SYSTEM_CA=1 before the command (Node 22.19, 24.6 or later)'],
  [/did not respond: ERR_TLS_CERT_ALTNAME_INVALID/,
    'the server has a certificate for a different name.',
    'add the domain at the host, and point its DNS records only there (docs/hosting.md, "A domain")'],
  [/did not respond: (?:ERR_SSL_|EPROTO)/,
    'the server does not support https for this name.',
    'if the domain is new, wait until the host has issued its certificate (minutes, rarely a day). Otherwise check the URL'],
  [/did not respond: (?:ECONN|EHOST|ENET|EPIPE|E?Timed?out|UND_ERR_)/i,
    'the server does not respond, or this network cannot reach it.',
    `${TRY_AGAIN}. If the URL opens in a browser, a firewall or a proxy on this network blocks the command: run the doctor from another network`],
  [/cf-mitigated: |"Just a moment\.\.\."|error code: 10(?:0[5-9]|1[0-25]|20)\b|"Attention Required! \| Cloudflare"/,
    'Cloudflare mistakes this computer for a bot. Visitors may not be affected.',
    'run the doctor from another network. If the site is in your Cloudflare account, look up the rule in Security, Events, and turn off Under Attack Mode and Bot Fight Mode'],
  [/returned 402|x-vercel-error: (?:DEPLOYMENT_DISABLED|PAYMENT)|usage_exceeded|Site not available/,
    "the plan's quota is used up, or a bill is unpaid.",
    'see docs/owner.md, "Free plans"; for a project, see Usage and Billing in its organization'],
];

const SERVER_DIAGNOSES: readonly Diagnosis[] = [
  [/returned 429/, 'there were too many requests in a short time.', TRY_AGAIN],
  [/PGRST00\d|57014|53300|returned 5(?:0[02-4]|2\d|44)/,
    'the server is starting or overloaded, or it has an outage.',
    `${TRY_AGAIN}; if the problem persists, check the host’s status page, or https://status.supabase.com`],
];

/**
 * The diagnoses for each target. The doctor uses the first matching row. If no row matches, the doctor reports the result
 * without advice.
 */
export const DIAGNOSES: Readonly<Record<Target, readonly Diagnosis[]>> = {
  site: [
    ...NETWORK_DIAGNOSES,
    [/returned 401|x-vercel-error: UNAUTHORIZED|location: https:\/\/(?:vercel\.com\/sso|[\w.-]+\.cloudflareaccess\.com\/|app\.netlify\.com\/)/,
      'the deployment is protected: the host requires everyone to sign in.',
      'use the URL of the production site, not the URL of a single deployment. Otherwise turn the protection off for production: in Vercel, Settings, Deployment Protection; in Netlify, Project configuration, Visitor access; in Cloudflare, Zero Trust, Access'],
    [/returned 30[12378].*location: https?:/,
      'this URL redirects to another one.',
      'if the other one is yours, set VITE_SITE_URL to it, build and deploy. If not, this network requires you to sign in: do so in a browser'],
    [/x-vercel-error: DEPLOYMENT_NOT_FOUND|error code: 10(?:00|01|16)\b|Not Found - Request ID|returned 530/,
      'the domain points to a host that has no site with this name.',
      'add the domain at the host (docs/hosting.md, "A domain"), and deploy'],
    [/returned 404/,
      'the host has no such file.',
      'deploy the whole folder dist, and use the URL of the site without a path'],
    ...SERVER_DIAGNOSES,
  ],
  project: [
    [/returned 540|did not respond: (?:ENOTFOUND|EAI_AGAIN)/,
      'the project is paused or was deleted, the URL is misspelled, or there is no internet connection.',
      'open the project in the dashboard, and choose Resume. If it is not paused, check the spelling of the URL, and whether it opens in a browser'],
    ...NETWORK_DIAGNOSES,
    [/(?:Unregistered|Invalid|No) API key/,
      'the key does not belong to this project.',
      'copy the URL and the key from the same project (dashboard, Connect)'],
    [/Legacy API keys|PGRST30\d|JWT/,
      'the project no longer accepts this key.',
      'set VITE_SUPABASE_ANON_KEY to the publishable key (dashboard, Project Settings, API Keys), then build and deploy'],
    [/PGRST20[45]|42P01|42703/,
      'a table or a column is missing, or the Data API does not know it yet.',
      `${MIGRATE}; if that says "up to date", run in the SQL editor: notify pgrst, 'reload schema';`],
    [/42501/,
      'visitors are not allowed to insert into this table.',
      `${MIGRATE}; if that says "up to date", run the grants and policies from the table’s migration again in the SQL editor`],
    [/no Route matched|requested path is invalid/,
      'there is no Data API of Supabase at this URL.',
      "check that VITE_SUPABASE_URL is the project's URL (dashboard, Connect)"],
    [/25006|53100|table is full|private\.limits/,
      'the database accepts no more rows.',
      'see docs/owner.md, "How full it is"'],
    [/Too many rows/, 'an hourly or daily limit has been reached.', 'try again after the hour has ended'],
    ...SERVER_DIAGNOSES,
  ],
};
