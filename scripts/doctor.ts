import { styleText } from 'node:util';
import { type Check, explain } from './owner/doctor/answers.ts';
import { DELETE_DOCTOR_ROWS, projectChecks } from './owner/doctor/project-checks.ts';
import { siteChecks } from './owner/doctor/site-checks.ts';
import { parseArguments } from './shared/arguments.ts';
import { CommandError, describeError, runCommand } from './shared/errors.ts';
import { cleanAddress, readSettings } from './shared/settings.ts';

const HELP = `npm run doctor                  checks the live project and site of the settings from outside, as anyone could
npm run doctor site <address>   another site than VITE_SITE_URL
npm run doctor project          only the project`;

const KEPT = `
The doctor keeps one row in each list, and an event of each run. To delete them, in the SQL editor:
${DELETE_DOCTOR_ROWS}`;

/** Runs and prints checks in order, and stops after the first failure. Returns how many have passed. */
async function countPassed(checks: readonly Check[]): Promise<number> {
  let passed = 0;
  for (const [index, { name, fix, run }] of checks.entries()) {
    const faults = await run()
      .then((problems) => explain(problems, fix))
      .catch((error: unknown) => [`could not be checked: ${describeError(error)}`]);
    const word = faults.length === 0 ? styleText('green', 'passed') : styleText('red', 'FAILED');
    console.log([`${word}  ${name}`, ...faults].join('\n        '));
    if (faults.length === 0) passed += 1;
    else if (index === 0) break;
  }
  return passed;
}

await runCommand(HELP, async () => {
  const { values } = parseArguments({ site: { type: 'string' }, project: { type: 'boolean' } });
  const settings = readSettings('production');
  const site = cleanAddress(values.site ?? settings.siteUrl).replace(/\/+$/, '');
  if (site === '' && !values.project)
    throw new CommandError('Set VITE_SITE_URL, or add "site <address>" or "project".');
  const ofProject = projectChecks(settings.supabaseUrl, settings.supabaseAnonKey);
  const ofSite = values.project ? [] : siteChecks(site, settings);
  const answered = await countPassed(ofProject);
  const passed = answered + (await countPassed(ofSite));
  if (answered > 0) console.log(KEPT);
  if (passed < ofProject.length + ofSite.length) process.exitCode = 1;
});
