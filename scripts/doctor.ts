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

/** What is printed of a check that has not passed, line by line. */
const faultsOf = ({ run, fix }: Check): Promise<string[]> =>
  run().then(
    (problems) => explain(problems, fix),
    (error: unknown) => [`could not be checked: ${describeError(error)}`],
  );

/** Runs and prints checks in order; the others are not run if the first fails. Returns whether all have passed. */
async function passes(checks: readonly Check[]): Promise<boolean> {
  let hasPassed = true;
  for (const [index, check] of checks.entries()) {
    const faults = await faultsOf(check);
    if (faults.length === 0) {
      console.log(`${styleText('green', 'passed')}  ${check.name}`);
      continue;
    }
    hasPassed = false;
    console.log([`${styleText('red', 'FAILED')}  ${check.name}`, ...faults].join('\n        '));
    if (index === 0) break;
  }
  return hasPassed;
}

await runCommand(HELP, async () => {
  const { values } = parseArguments({ site: { type: 'string' }, project: { type: 'boolean' } });
  const settings = readSettings('production');
  const site = cleanAddress(values.site ?? settings.siteUrl).replace(/\/+$/, '');
  if (site === '' && !values.project)
    throw new CommandError('Set VITE_SITE_URL, or add "site <address>" or "project".');
  let keepsRows = false;
  const project = await passes(
    projectChecks(settings.supabaseUrl, settings.supabaseAnonKey, () => {
      keepsRows = true;
    }),
  );
  const page = values.project || (await passes(siteChecks(site, settings)));
  if (keepsRows) {
    console.log(
      `\nThe doctor keeps one row in each list, and an event of each run. To delete them, in the SQL editor:\n${DELETE_DOCTOR_ROWS}`,
    );
  }
  if (!project || !page) process.exitCode = 1;
});
