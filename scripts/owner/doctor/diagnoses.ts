/** Of whom something is asked. */
export type Side = 'project' | 'site';

/** What is known of an answer. */
interface Diagnosis {
  /** Whose answer it is; either one's without it. */
  from?: Side;
  /** Found in the text of the answer: its status, its telling headers, then its code and message or the title of its page. */
  pattern: RegExp;
  cause: string;
  fix: string;
}

const MIGRATE =
  'apply the migrations: npx supabase@3 link <project id>, then npx supabase@3 db push --remote';
const AGAIN = 'try again in a few minutes';
/**
 * What was answered, what it means, what to do: the first row that fits. An answer of somebody in between stands before those
 * of the site and the project, which it only resembles. What is in no row is told without advice.
 */
export const DIAGNOSES: readonly Diagnosis[] = [
  // Nothing comes.
  {
    pattern: /gave no answer: (?:ENOTFOUND|EAI_AGAIN)/,
    cause:
      'the host has no address here: there is none of this name, the project is paused, or no connection to the internet.',
    fix: 'dashboard, the project: Resume, if it is paused. Else look at the spelling of the address, and whether a browser opens it. A project that was deleted is gone',
  },
  {
    pattern: /gave no answer: (?:SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_)/,
    cause:
      'the certificate has expired, or somebody in between, such as a virus scanner, signs with one of their own.',
    fix: 'look at the certificate in a browser. Of a scanner: put NODE_USE_SYSTEM_CA=1 before the command (Node 22.19, 24.6 or later)',
  },
  {
    pattern: /gave no answer: ERR_TLS_CERT_ALTNAME_INVALID/,
    cause: 'what answers has the certificate of another name.',
    fix: 'add the domain at the host, and let its records lead there alone (docs/hosting.md, "A domain")',
  },
  {
    pattern: /gave no answer: (?:ERR_SSL_|EPROTO)/,
    cause: 'what answers there speaks no https for this name.',
    fix: 'wait until the host has made the certificate of a new domain (minutes, rarely a day); is the address right?',
  },
  {
    pattern: /gave no answer: (?:ECONN|EHOST|ENET|EPIPE|E?Timed?out|UND_ERR_)/i,
    cause: 'nothing answers there, or this network does not lead there.',
    fix: `${AGAIN}. If a browser opens the address, a firewall or a proxy of this network stops the command: run it elsewhere`,
  },

  // Somebody in between answers.
  {
    pattern:
      /cf-mitigated: |"Just a moment\.\.\."|error code: 10(?:0[5-9]|1[0-25]|20)\b|"Attention Required! \| Cloudflare"/,
    cause: 'Cloudflare takes this computer for a bot; visitors may pass.',
    fix: 'run the doctor from another network. If the site is yours at Cloudflare: Security, Events names the rule; switch Under Attack Mode and Bot Fight Mode off',
  },
  {
    from: 'site',
    pattern:
      /answered 401|x-vercel-error: UNAUTHORIZED|location: https:\/\/(?:vercel\.com\/sso|[\w.-]+\.cloudflareaccess\.com\/|app\.netlify\.com\/)/,
    cause: 'the host lets nobody in who does not sign in: the deployment is protected.',
    fix: 'give the address of production, not that of a deployment. Else switch it off for production: in Vercel, Settings, Deployment Protection; in Netlify, Project configuration, Visitor access; in Cloudflare, Zero Trust, Access',
  },
  {
    from: 'site',
    pattern: /answered 30[12378].*location: https?:/,
    cause: 'this address leads to another one.',
    fix: 'is that one yours? Then set VITE_SITE_URL to it, build and deploy. If not, this network asks to sign in: do so in a browser',
  },

  // The host of the site answers.
  {
    pattern: /answered 402|x-vercel-error: (?:DEPLOYMENT_DISABLED|PAYMENT)|usage_exceeded|Site not available/,
    cause: 'the plan is used up, or a bill is due.',
    fix: 'docs/owner.md, "Free plans"; of a project: Usage and Billing of the organization',
  },
  {
    from: 'site',
    pattern:
      /x-vercel-error: DEPLOYMENT_NOT_FOUND|error code: 10(?:00|01|16)\b|Not Found - Request ID|answered 530/,
    cause: 'the domain leads to a host that has no site of this name.',
    fix: 'add the domain at the host (docs/hosting.md, "A domain"), and deploy',
  },
  {
    from: 'site',
    pattern: /answered 404/,
    cause: 'the host has no such file.',
    fix: 'deploy the whole folder dist, and give the address of the site without a path',
  },

  // The project answers.
  {
    from: 'project',
    pattern: /answered 540/,
    cause: 'the project is paused.',
    fix: 'dashboard, the project, Resume',
  },
  {
    from: 'project',
    pattern: /(?:Unregistered|Invalid|No) API key/,
    cause: 'the key is not one of this project.',
    fix: 'copy address and key of one project (dashboard, Connect)',
  },
  {
    from: 'project',
    pattern: /Legacy API keys|PGRST30\d|JWT/,
    cause: 'the project does not take this key any more.',
    fix: 'set VITE_SUPABASE_ANON_KEY to the publishable key (dashboard, Project Settings, API Keys), then build and deploy',
  },
  {
    from: 'project',
    pattern: /PGRST20[45]|42P01|42703/,
    cause: 'a table or a column is missing, or the data interface does not know it yet.',
    fix: `${MIGRATE}; if that says "up to date", run in the SQL editor: notify pgrst, 'reload schema';`,
  },
  {
    from: 'project',
    pattern: /42501/,
    cause: 'visitors may not insert into this table.',
    fix: `${MIGRATE}; if that says "up to date", run the grants and policies of its migration again in the SQL editor`,
  },
  {
    from: 'project',
    pattern: /no Route matched|requested path is invalid/,
    cause: 'what answers at this address has no data interface there.',
    fix: "is VITE_SUPABASE_URL the project's address (dashboard, Connect)?",
  },
  {
    from: 'project',
    pattern: /25006|53100|table is full/,
    cause: 'the database takes no more rows.',
    fix: 'docs/owner.md, "How full it is"',
  },
  {
    from: 'project',
    pattern: /Too many rows/,
    cause: 'one of the limits an hour or a day is reached.',
    fix: 'try again after the next full hour',
  },
  // Either of them.
  { pattern: /answered 429/, cause: 'too much was asked in a short time.', fix: AGAIN },
  {
    pattern: /PGRST00\d|57014|53300|answered 5(?:0[02-4]|2\d|44)/,
    cause: 'it is starting, busy, or has a disturbance.',
    fix: `${AGAIN}; if it lasts, look at the status page of the host, or at https://status.supabase.com`,
  },
];
