// `npm run doctor`: is the live site safe and whole? Asks the project and the site from outside, as an anonymous
// stranger, and ends with 1 when anything failed. docs/hosting.md tells what it leaves behind.
import { examine } from './doctor/examine.mjs';
import { ERASE_MARKED_ROWS } from './doctor/marked-rows.mjs';
import { formatLine, formatSummary } from './doctor/report.mjs';
import { HELP, readSettings } from './doctor/settings.mjs';

/** The flags' meaning; without one the reason is said, not thrown at the owner. */
function readFlags() {
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
} else {
  const colours = process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '';
  let group = '';
  const lines = await examine(settings, (line) => {
    if (line.group !== group) console.log(`\n${line.group}`);
    group = line.group;
    console.log(formatLine(line, colours));
  });
  console.log(`\n${formatSummary(lines)}`);
  if (settings.only !== 'site') {
    console.log(
      `\nThe doctor's rows bear the reserved domain doctor.invalid. To erase them, in the SQL editor:`,
    );
    console.log(ERASE_MARKED_ROWS);
  }
  if (lines.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
}
