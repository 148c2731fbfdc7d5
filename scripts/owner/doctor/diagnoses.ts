// biome-ignore-all format: the pattern, the cause and the fix of a row are on separate lines
/** Where a request is sent to. */
export type Side = 'project' | 'site';

/**
 * The cause and the fix for a known answer. The pattern matches its text: the status, the telling headers, and then the
 * code and message, or the title of its page.
 */
type Diagnosis = readonly [pattern: RegExp, cause: string, fix: string];

const MIGRATE =
  'apply the migrations: npx supabase@3 link <project id>, then npx supabase@3 db push --remote';
const AGAIN = 'try again in a few minutes';

/** There is no answer, or one from something in between that may look like an answer of the site or the project. */
const IN_BETWEEN: readonly Diagnosis[] = [
  [/gave no answer: (?:ENOTFOUND|EAI_AGAIN)/,
    'the host has no address here: there is none of this name, or no connection to the internet.',
    'look at the spelling of the address, and whether a browser opens it'],
  [/gave no answer: (?:SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_)/,
    'the certificate has expired, or somebody in between, such as a virus scanner, signs with one of their own.',
    'look at the certificate in a browser. Of a scanner: put NODE_USE_SYSTEM_CA=1 before the command (Node 22.19, 24.6 or later)'],
  [/gave no answer: ERR_TLS_CERT_ALTNAME_INVALID/,
    'what answers has the certificate of another name.',
    'add the domain at the host, and let its records lead there alone (docs/hosting.md, "A domain")'],
  [/gave no answer: (?:ERR_SSL_|EPROTO)/,
    'what answers there speaks no https for this name.',
    'wait until the host has made the certificate of a new domain (minutes, rarely a day); is the address right?'],
  [/gave no answer: (?:ECONN|EHOST|ENET|EPIPE|E?Timed?out|UND_ERR_)/i,
    'nothing answers there, or this network does not lead there.',
    `${AGAIN}. If a browser opens the address, a firewall or a proxy of this network stops the command: run it elsewhere`],
  [/cf-mitigated: |"Just a moment\.\.\."|error code: 10(?:0[5-9]|1[0-25]|20)\b|"Attention Required! \| Cloudflare"/,
    'Cloudflare takes this computer for a bot; visitors may pass.',
    'run the doctor from another network. If the site is yours at Cloudflare: Security, Events names the rule; switch Under Attack Mode and Bot Fight Mode off'],
  [/answered 402|x-vercel-error: (?:DEPLOYMENT_DISABLED|PAYMENT)|usage_exceeded|Site not available/,
    'the plan is used up, or a bill is due.',
    'docs/owner.md, "Free plans"; of a project: Usage and Billing of the organization'],
];

const BUSY: readonly Diagnosis[] = [
  [/answered 429/, 'too much was asked in a short time.', AGAIN],
  [/PGRST00\d|57014|53300|answered 5(?:0[02-4]|2\d|44)/,
    'it is starting, busy, or has a disturbance.',
    `${AGAIN}; if it lasts, look at the status page of the host, or at https://status.supabase.com`],
];

/** The first row that matches is used. An answer that matches none is reported without advice. */
export const DIAGNOSES: Readonly<Record<Side, readonly Diagnosis[]>> = {
  site: [
    ...IN_BETWEEN,
    [/answered 401|x-vercel-error: UNAUTHORIZED|location: https:\/\/(?:vercel\.com\/sso|[\w.-]+\.cloudflareaccess\.com\/|app\.netlify\.com\/)/,
      'the host lets nobody in who does not sign in: the deployment is protected.',
      'give the address of production, not that of a deployment. Else switch it off for production: in Vercel, Settings, Deployment Protection; in Netlify, Project configuration, Visitor access; in Cloudflare, Zero Trust, Access'],
    [/answered 30[12378].*location: https?:/,
      'this address leads to another one.',
      'is that one yours? Then set VITE_SITE_URL to it, build and deploy. If not, this network asks to sign in: do so in a browser'],
    [/x-vercel-error: DEPLOYMENT_NOT_FOUND|error code: 10(?:00|01|16)\b|Not Found - Request ID|answered 530/,
      'the domain leads to a host that has no site of this name.',
      'add the domain at the host (docs/hosting.md, "A domain"), and deploy'],
    [/answered 404/,
      'the host has no such file.',
      'deploy the whole folder dist, and give the address of the site without a path'],
    ...BUSY,
  ],
  project: [
    [/answered 540|gave no answer: (?:ENOTFOUND|EAI_AGAIN)/,
      'the project is paused or was deleted, the address is misspelt, or there is no connection to the internet.',
      'dashboard, the project, Resume. If it is not paused, look at the spelling of the address, and whether a browser opens it'],
    ...IN_BETWEEN,
    [/(?:Unregistered|Invalid|No) API key/,
      'the key is not one of this project.',
      'copy address and key of one project (dashboard, Connect)'],
    [/Legacy API keys|PGRST30\d|JWT/,
      'the project does not take this key any more.',
      'set VITE_SUPABASE_ANON_KEY to the publishable key (dashboard, Project Settings, API Keys), then build and deploy'],
    [/PGRST20[45]|42P01|42703/,
      'a table or a column is missing, or the data interface does not know it yet.',
      `${MIGRATE}; if that says "up to date", run in the SQL editor: notify pgrst, 'reload schema';`],
    [/42501/,
      'visitors may not insert into this table.',
      `${MIGRATE}; if that says "up to date", run the grants and policies of its migration again in the SQL editor`],
    [/no Route matched|requested path is invalid/,
      'what answers at this address has no data interface there.',
      "is VITE_SUPABASE_URL the project's address (dashboard, Connect)?"],
    [/25006|53100|table is full|private\.limits/,
      'the database takes no more rows.',
      'docs/owner.md, "How full it is"'],
    [/Too many rows/, 'one of the limits an hour or a day is reached.', 'try again after the next full hour'],
    ...BUSY,
  ],
};
