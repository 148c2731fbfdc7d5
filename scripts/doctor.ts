// `npm run doctor` checks the live project and site of the settings, or those of the flags --url, --key and --site.
import { type Check, formatResult, runChecks } from './doctor/checks.ts';
import { claimCheck } from './doctor/claim-check.ts';
import { DELETE_PROBE_ROWS } from './doctor/probe-rows.ts';
import { openProject } from './doctor/project.ts';
import { projectChecks } from './doctor/project-checks.ts';
import { siteChecks } from './doctor/site-checks.ts';
import { PUBLISHABLE_KEY } from './embedded-mode.ts';
import { readFlags } from './flags.ts';
import { checkSettings } from './read-settings.ts';
import { ownerAddress } from './report/database.ts';

const { values } = readFlags('checks the live project and site from outside', {
  url: { type: 'string', value: '<address>', help: 'another project than VITE_SUPABASE_URL' },
  key: { type: 'string', value: '<key>', help: 'its publishable key' },
  site: { type: 'string', value: '<address>', help: 'another site than VITE_SITE_URL' },
  'no-site': { type: 'boolean', default: false, help: 'only the project' },
});
// The environment comes before the file.
if (values.url !== undefined) process.env['VITE_SUPABASE_URL'] = values.url;
if (values.key !== undefined) process.env['VITE_SUPABASE_ANON_KEY'] = values.key;
const { supabaseUrl: url, supabaseAnonKey: key, siteUrl, mailingAddress } = checkSettings('production');
const isEmbedded = key === PUBLISHABLE_KEY;
const site = values['no-site'] ? '' : (values.site ?? siteUrl).replace(/\/+$/, '');
const lacksSite = site === '' && !values['no-site'];

const database = ownerAddress();
const checks: Check[] = [];
// `npm run test:db` checks the migrations of the embedded backend, whose privileges are not those of a hosted project.
if (isEmbedded) console.log('This is the key of the embedded backend: only the site is checked.\n');
else checks.push(projectChecks(openProject(url, key)));
if (site !== '') checks.push(siteChecks({ site, url: isEmbedded ? '' : url, key, mailingAddress }));
if (database !== undefined && !isEmbedded) checks.push(claimCheck(database));
const results = await runChecks(checks, (result) => console.log(formatResult(result)));
const failed = results.filter(({ problems }) => problems.length > 0).length;
console.log(`\ndoctor: ${results.length - failed} passed, ${failed} failed`);
if (lacksSite) console.log('The site was not checked: set VITE_SITE_URL or give --site.');
if (!isEmbedded)
  console.log(
    `\nThe doctor keeps one row in each table. To delete them, in the SQL editor:\n${DELETE_PROBE_ROWS}`,
  );
if (failed > 0 || lacksSite) process.exitCode = 1;
