import { styleText } from 'node:util';
import { type Check, explain } from './owner/doctor/http-result.ts';
import { DELETE_DOCTOR_ROWS, projectChecks } from './owner/doctor/project-checks.ts';
import { siteChecks } from './owner/doctor/site-checks.ts';
import { parseArguments } from './shared/arguments.ts';
import { CommandError, describeError, runCommand } from './shared/errors.ts';
import { cleanUrl, readSettings } from './shared/settings.ts';

const HELP = `npm run doctor                  checks the live project and site from outside, as any visitor could
npm run doctor site <url>       checks this site instead of VITE_SITE_URL
npm run doctor project          checks only the project`;

const DELETE_ROWS_NOTE = `
The doctor has left one row in each list, and one event per run. To delete them, run this in the SQL Editor:
${DELETE_DOCTOR_ROWS}`;

/**
 * Runs checks in order and prints their results. Stops if the first check fails. Returns the number of checks that passed.
 */
async function countPassed(checks: readonly Check[]): Promise<number> {
  let passed = 0;
  for (const [index, { name, fix, run }] of checks.entries()) {
    const problems = await run()
      .then((found) => explain(found, fix))
      .catch((error: unknown) => [`could not be checked: ${describeError(error)}`]);
    const word = problems.length === 0 ? styleText('green', 'passed') : styleText('red', 'FAILED');
    console.log([`${word}  ${name}`, ...problems].join('\n        '));
    if (problems.length === 0) passed += 1;
    else if (index === 0) break;
  }
  return passed;
}

await runCommand(HELP, async () => {
  const { values } = parseArguments({ site: { type: 'string' }, project: { type: 'boolean' } });
  const settings = readSettings('production');
  const site = cleanUrl(values.site ?? settings.siteUrl).replace(/\/+$/, '');
  if (site === '' && !values.project)
    throw new CommandError(
      'VITE_SITE_URL is not set. Set it, or add "site <url>" or "project" to the command.',
    );
  const checksOfProject = projectChecks(settings.supabaseUrl, settings.supabaseAnonKey);
  const checksOfSite = values.project ? [] : siteChecks(site, settings);
  const passedOfProject = await countPassed(checksOfProject);
  const passed = passedOfProject + (await countPassed(checksOfSite));
  if (passedOfProject > 0) console.log(DELETE_ROWS_NOTE);
  if (passed < checksOfProject.length + checksOfSite.length) process.exitCode = 1;
});
