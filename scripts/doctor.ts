import { examine } from './doctor/examine.ts';
import { ERASE_MARKED_ROWS } from './doctor/marked-rows.ts';
import { formatResult, formatSummary } from './doctor/report.ts';
import { HELP, readSettings, type Settings } from './doctor/settings.ts';

function readFlags(): Settings | null {
  try {
    return readSettings(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    process.exit(2);
  }
}

const settings = readFlags();
if (settings === null) {
  console.log(HELP);
  process.exit();
}
if (settings.embedded) console.log(`Embedded backend at ${settings.url}`);
const colours = process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '';
let group = '';
const { results, wroteRows } = await examine(settings, (result) => {
  if (result.group !== group) console.log(`\n${result.group}`);
  group = result.group;
  console.log(formatResult(result, colours));
});
console.log(`\n${formatSummary(results)}`);
if (wroteRows) {
  console.log('\nThe rows of this run are recognised by doctor.invalid. To delete them, in the SQL editor:');
  console.log(ERASE_MARKED_ROWS);
}
if (results.some(({ status }) => status === 'failed')) process.exitCode = 1;
