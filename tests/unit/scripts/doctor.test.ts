import { expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../../../scripts/build/static-host';
import type { Target } from '../../../scripts/owner/doctor/diagnoses';
import { explain } from '../../../scripts/owner/doctor/http-result';
import { projectChecks } from '../../../scripts/owner/doctor/project-checks';
import { siteChecks } from '../../../scripts/owner/doctor/site-checks';
import { parseSettings } from '../../../scripts/shared/settings';

const SETTINGS = parseSettings({
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
});

function firstCheck(target: Target, url: string) {
  const [check] = target === 'site' ? siteChecks(url, SETTINGS) : projectChecks(url, 'key');
  if (check === undefined) throw new Error('There is no check');
  return check;
}

async function diagnose(target: Target, url: string) {
  const { run, fix } = firstCheck(target, url);
  const problems = await run();
  expect(problems.length).toBeGreaterThan(0);
  return explain(problems, fix);
}

const page = (title: string) => `<!doctype html><title>${title}</title><h1>Page</h1>`;

type Response = [status: number, headers: Record<string, string>, body: string | object];

/** Responses from hosts, gateways and proxies, one of each known kind, with words from the advice. */
const RESPONSES: [target: Target, response: Response, fix: RegExp | null][] = [
  ['site', [403, { 'cf-mitigated': 'challenge' }, page('Just a moment...')], /Under Attack Mode/],
  ['site', [302, { Location: 'https://vercel.com/sso-api?url=x&nonce=s3cret' }, ''], /Deployment Protection/],
  ['site', [301, { Location: 'https://www.pitlane.example/' }, ''], /set VITE_SITE_URL to it/],
  ['site', [503, { Server: 'Netlify' }, page('Site not available')], /Free plans/],
  ['site', [404, { 'x-vercel-error': 'DEPLOYMENT_NOT_FOUND' }, 'Not found'], /add the domain/],
  ['site', [404, {}, page('404')], /deploy the whole folder dist/],
  ['site', [522, {}, page('522: Connection timed out')], /host’s status page/],
  ['site', [429, { 'Retry-After': '60' }, ''], /try again in a few minutes$/],
  ['project', [540, {}, {}], /Resume/],
  ['project', [401, {}, { message: 'Invalid API key' }], /copy the URL and the key from the same project/],
  ['project', [401, {}, { message: 'Legacy API keys are disabled' }], /to the publishable key/],
  ['project', [404, {}, { code: 'PGRST205', message: 'Could not find the table' }], /notify pgrst/],
  ['project', [404, {}, { error: 'requested path is invalid' }], /VITE_SUPABASE_URL/],
  ['project', [405, {}, { code: '25006', message: 'read-only transaction' }], /How full it is/],
  ['project', [507, {}, { code: 'PT507', message: 'private.limits has no row for x' }], /How full it is/],
  ['project', [429, {}, { code: 'PT429', message: 'Too many rows' }], /after the hour has ended/],
  // An unknown response is reported without advice.
  ['site', [200, { Server: 'nginx' }, page('Welcome to nginx!')], null],
  ['project', [200, {}, page('Hotel')], null],
  ['project', [400, {}, { code: 'PGRST999', message: 'New' }], null],
];

it.each(RESPONSES)(
  'gives the advice, if any, on a response from a %s: %j, %s',
  async (target, [status, headers, body], fix) => {
    const { origin, close } = await serve((_, response) =>
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body)),
    );
    onTestFinished(close);
    const lines = await diagnose(target, origin);
    expect(lines[0]).toMatch(new RegExp(`^/\\S* returned ${status}`));
    expect(lines.join()).not.toContain('s3cret');
    const advice = lines.filter((line) => /^(?:This means|Fix): /.test(line));
    if (fix === null) expect(advice).toEqual([]);
    else expect(advice).toEqual([expect.any(String), expect.stringMatching(fix)]);
  },
);

/** Error codes from Node's `fetch`, with words from the advice. */
const FAILURES: [code: string, fix: RegExp | null, target?: Target][] = [
  ['ENOTFOUND', /^Fix: check the spelling of the URL/, 'site'],
  // A project that was paused for a long time is no longer in DNS.
  ['ENOTFOUND', /Resume\. If it is not paused, check the spelling of the URL/, 'project'],
  ['SELF_SIGNED_CERT_IN_CHAIN', /NODE_USE_SYSTEM_CA/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /add the domain at the host/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /issued its certificate/],
  ['ECONNREFUSED', /a firewall or a proxy/],
  ['HPE_INVALID_CONSTANT', null],
];

it.each(FAILURES)('gives the advice, if any, on the network error %s', async (code, fix, onlyTarget) => {
  const cause = Object.assign(new Error('words of Node'), { code });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
  for (const target of onlyTarget ? [onlyTarget] : (['site', 'project'] as const)) {
    const lines = await diagnose(target, 'https://pitlane.example');
    expect(lines[0]).toContain(`did not respond: ${code}, words of Node`);
    const advice = lines.filter((line) => /^(?:This means|Fix): /.test(line));
    if (fix === null) expect(advice).toEqual([]);
    else expect(advice).toEqual([expect.any(String), expect.stringMatching(fix)]);
  }
});

it('explains that a site does not respond in time', async () => {
  const { origin, close } = await serve(() => {});
  onTestFinished(close);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
  const lines = await diagnose('site', origin);
  expect(lines[0]).toMatch('/ did not respond: TimeoutError');
  expect(lines.at(-1)).toMatch('a firewall or a proxy on this network');
});

it('explains that a project rejects an insert', async () => {
  const { origin, close } = await serve(({ method }, response) => {
    if (method === 'GET') response.end('[]');
    else response.writeHead(401).end('{"code":"42501","message":"permission denied for table"}');
  });
  onTestFinished(close);
  const [, insert] = projectChecks(origin, 'key');
  const lines = explain((await insert?.run()) ?? [], insert?.fix ?? '');
  expect(lines).toEqual([
    expect.stringContaining('returned 401, 42501 permission denied'),
    'This means: visitors are not allowed to insert into this table.',
    expect.stringMatching(/^Fix: apply the migrations.*run the grants and policies/),
  ]);
});
