// `npm run doctor`: is the live site safe and whole? Asks the project and the site from outside, as an anonymous
// stranger, and ends with 1 when anything failed. docs/hosting.md tells what it leaves behind.
import { examine } from './doctor/examine.mjs';
import { ERASE_MARKED_ROWS } from './doctor/marked-rows.mjs';
import { formatLine, formatSummary } from './doctor/report.mjs';
import { HELP, readSettings } from './doctor/settings.mjs';

const settings = readSettings(process.argv.slice(2));
if (settings === null) {
  console.log(HELP);
} else {
  const colours = process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '';
  let group = '';
  const lines = await examine(settings, (line) => {
    if (line.group !== group) console.log(`\n${line.group}`);
    group = line.group;
    console.log(formatLine(line, colours));
  });
  console.log(`\n${formatSummary(lines)}`);
  console.log(
    `\nThe doctor's rows bear the reserved domain doctor.invalid. To erase them, in the SQL editor:\n${ERASE_MARKED_ROWS}`,
  );
  if (lines.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
}
