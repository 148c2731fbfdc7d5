// `npm run doctor` checks the live project and site of the settings, or those of the flags --url, --key and --site.
import { formatResult, runChecks } from './doctor/checks.ts';
import { claimCheck } from './doctor/claim-check.ts';
import { DELETE_PROBE_ROWS } from './doctor/probe-rows.ts';
import { openProject } from './doctor/project.ts';
import { projectChecks } from './doctor/project-checks.ts';
import { siteChecks } from './doctor/site-checks.ts';
import { readFlags } from './flags.ts';
import { checkSettings, readVariables } from './read-settings.ts';

const { values } = readFlags('checks the live project and site from outside', {
  url: { type: 'string', value: '<address>', help: 'another project than VITE_SUPABASE_URL' },
  key: { type: 'string', value: '<key>', help: 'its publishable key' },
  site: { type: 'string', value: '<address>', help: 'another site than VITE_SITE_URL' },
});
// The environment comes before the file.
if (values.url !== undefined) process.env['VITE_SUPABASE_URL'] = values.url;
if (values.key !== undefined) process.env['VITE_SUPABASE_ANON_KEY'] = values.key;
const { supabaseUrl: url, supabaseAnonKey: key, siteUrl } = checkSettings('production');
const site = (values.site ?? siteUrl).replace(/\/+$/, '');

const { DATABASE_URL: database = '' } = readVariables('production', ['DATABASE_URL']);
const checks = [projectChecks(openProject(url, key))];
if (site !== '') checks.push(siteChecks({ site, url, key }));
if (database !== '') checks.push(claimCheck(database));
const results = await runChecks(checks, (result) => console.log(formatResult(result)));
const failed = results.filter(({ problems }) => problems.length > 0).length;
console.log(`\ndoctor: ${results.length - failed} passed, ${failed} failed`);
if (site === '') console.log('The site was not checked: set VITE_SITE_URL or give --site.');
console.log(
  `\nThe doctor keeps one row in each table. To delete them, in the SQL editor:\n${DELETE_PROBE_ROWS}`,
);
if (failed > 0 || site === '') process.exitCode = 1;
