import { formatResult, formatSummary } from './doctor/checks.ts';
import { examine } from './doctor/examine.ts';
import { ERASE_MARKED_ROWS } from './doctor/marked-rows.ts';
import { HELP, readSettings } from './doctor/settings.ts';

const settings = readSettings(process.argv.slice(2));
if (settings === null) {
  console.log(HELP);
  process.exit();
}
if (settings.embedded) console.log(`Embedded backend at ${settings.url}`);
let group = '';
const { results, wroteRows } = await examine(settings, (result) => {
  if (result.group !== group) console.log(`\n${result.group}`);
  group = result.group;
  console.log(formatResult(result));
});
console.log(`\n${formatSummary(results)}`);
if (wroteRows) {
  console.log('\nThe rows of this run are recognised by doctor.invalid. To delete them, in the SQL editor:');
  console.log(ERASE_MARKED_ROWS);
}
if (results.some(({ status }) => status === 'failed')) process.exitCode = 1;
