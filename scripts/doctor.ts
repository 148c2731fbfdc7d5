// `npm run doctor` checks the live project and site of the settings, or the site of the flag --site.
import { type Check, formatResult, runChecks } from './doctor/checks.ts';
import { claimCheck } from './doctor/claim-check.ts';
import { DELETE_PROBE_ROWS } from './doctor/probe-rows.ts';
import { openProject } from './doctor/project.ts';
import { projectChecks } from './doctor/project-checks.ts';
import { siteChecks } from './doctor/site-checks.ts';
import { readFlags } from './flags.ts';
import { checkSettings } from './read-settings.ts';
import { ownerAddress } from './report/database.ts';

const { values } = readFlags('checks the live project and site from outside', {
  site: { value: '<address>', help: 'another site than VITE_SITE_URL' },
  project: { help: 'only the project' },
});
const { supabaseUrl: url, supabaseAnonKey: key, siteUrl, mailingAddress } = checkSettings('production');
const site = values.project ? '' : (values.site ?? siteUrl).replace(/\/+$/, '');
const lacksSite = site === '' && !values.project;

const database = ownerAddress();
const checks: Check[] = [projectChecks(openProject(url, key))];
if (site !== '') checks.push(siteChecks({ site, url, key, mailingAddress }));
if (database !== undefined) checks.push(claimCheck(database));
const results = await runChecks(checks, (result) => console.log(formatResult(result)));
const failed = results.filter(({ problems }) => problems.length > 0).length;
console.log(`\ndoctor: ${results.length - failed} passed, ${failed} failed`);
if (lacksSite) console.log('The site was not checked: set VITE_SITE_URL or give --site.');
console.log(
  `\nThe doctor keeps one row in each table. To delete them, in the SQL editor:\n${DELETE_PROBE_ROWS}`,
);
if (failed > 0 || lacksSite) process.exitCode = 1;
