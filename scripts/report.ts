import { openHostedSource, openInventedSource, readConnectionString } from './owner/database.ts';
import { describeHostsWithoutEvents, INVENTED_WARNING } from './owner/report/page.tsx';
import { describeWaitingApplications } from './owner/report/tiles.ts';
import { readFigures, readPeople } from './owner/report/views.ts';
import { writeReport } from './owner/report/write.ts';
import { parseArguments } from './shared/arguments.ts';
import { loadEnvironment } from './shared/environment.ts';
import { runCommand } from './shared/errors.ts';
import { cleanValue, DEFAULTS } from './shared/settings.ts';

const FOLDER = 'report';
const INVENTED_FOLDER = 'report-invented';
const HELP = `npm run report          writes a report on the database at DATABASE_URL to ${FOLDER}/ or, without DATABASE_URL, a report on
                        invented rows to ${INVENTED_FOLDER}/
npm run report people   also writes the lists of drivers and of mechanics, for a mailing tool`;

await runCommand(HELP, async () => {
  const { values } = parseArguments({ people: { type: 'boolean' } });
  loadEnvironment('production');
  const connectionString = readConnectionString();
  const source =
    connectionString === undefined ? await openInventedSource() : await openHostedSource(connectionString);
  const { name, query, close, isInvented } = source;
  const folder = isInvented ? INVENTED_FOLDER : FOLDER;
  console.log(`Reading ${name} ...`);
  const read = async () => ({
    ...(await readFigures(query)),
    people: values.people ? await readPeople(query) : {},
  });
  const reading = await read().finally(close);
  const product = cleanValue(process.env['VITE_PRODUCT_NAME']) || DEFAULTS.productName;
  writeReport(folder, { product, source: name, at: new Date(), isInvented, ...reading });
  if (isInvented) console.log(INVENTED_WARNING);
  const waiting = describeWaitingApplications(reading.figures.at_a_glance);
  if (waiting !== '') console.log(waiting);
  if (reading.hostsWithoutEvents.length > 0)
    console.log(describeHostsWithoutEvents(reading.hostsWithoutEvents));
  if (values.people && !isInvented)
    console.log('registrations.csv and mechanics.csv contain personal data. Delete them after the import.');
  console.log(`Open ${folder}/index.html, or one of the CSV files next to it.`);
});
