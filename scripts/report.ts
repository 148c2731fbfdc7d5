import { hostedSource, inventedSource, ownerAddress } from './owner/database.ts';
import { INVENTED, sayHosts } from './owner/report/page.tsx';
import { sayWaiting } from './owner/report/tiles.ts';
import { readFigures, readPeople } from './owner/report/views.ts';
import { writeReport } from './owner/report/write.ts';
import { parseArguments } from './shared/arguments.ts';
import { loadEnvironment } from './shared/environment.ts';
import { runCommand } from './shared/errors.ts';
import { cleaned, DEFAULTS } from './shared/settings.ts';

const FOLDER = 'report';
const INVENTED_FOLDER = 'report-invented';
const HELP = `npm run report          writes figures and plots of the database of DATABASE_URL into ${FOLDER}/;
                        without DATABASE_URL, of invented rows into ${INVENTED_FOLDER}/
npm run report people   also writes the two lists for a mailing tool`;

await runCommand(HELP, async () => {
  const { values } = parseArguments({ people: { type: 'boolean' } });
  loadEnvironment('production');
  const address = ownerAddress();
  const source = address === undefined ? await inventedSource() : await hostedSource(address);
  const { name, query, close, isInvented } = source;
  const folder = isInvented ? INVENTED_FOLDER : FOLDER;
  console.log(`Reading ${name} ...`);
  const read = async () => ({
    ...(await readFigures(query)),
    people: values.people ? await readPeople(query) : {},
  });
  const reading = await read().finally(close);
  const product = cleaned(process.env['VITE_PRODUCT_NAME']) || DEFAULTS.productName;
  writeReport(folder, { product, source: name, at: new Date(), isInvented, ...reading });
  const waiting = sayWaiting(reading.figures.at_a_glance);
  if (waiting !== '') console.log(waiting);
  if (reading.silentHosts.length > 0) console.log(sayHosts(reading.silentHosts));
  if (values.people && !isInvented)
    console.log('The two lists name people: delete them when they are imported.');
  if (isInvented) console.log(INVENTED);
  console.log(`Open ${folder}/index.html, or one of the CSV files beside it.`);
});
