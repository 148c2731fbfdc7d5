// `npm run report` reads the owner's database, or that of a running `npm start` when DATABASE_URL is not set, and writes
// a page and its figures to report/. `--people` adds the two lists for a mailing tool.
import { parseArgs } from 'node:util';
import { loadEnvironment } from './load-environment.ts';
import { embeddedSource, hostedSource, ownerAddress } from './report/database.ts';
import { claimProblem } from './report/glance.ts';
import { readFigures, readPeople } from './report/views.ts';
import { writeReport } from './report/write.ts';

const FOLDER = 'report';

const { values } = parseArgs({ options: { people: { type: 'boolean' } } });
loadEnvironment('production');

const address = ownerAddress();
const source = address === undefined ? embeddedSource() : await hostedSource(address);
console.log(`Reading ${source.name} ...`);
const reading = await readFigures(source.query);
const people = values.people ? await readPeople(source.query) : null;
await source.close();
const product = process.env['VITE_PRODUCT_NAME']?.trim() || 'Pitlane';
const files = writeReport(FOLDER, { product, source: source.name, at: new Date(), ...reading, people });
const claim = claimProblem(reading.figures.at_a_glance[0]?.registrations ?? 0);
if (claim !== null) console.log(`To do: ${claim} (src/content/claimed-figures.ts).`);
if (people !== null)
  console.log(
    `${FOLDER}/registrations.csv and mechanics.csv name people: delete them when they are imported.`,
  );
console.log(`Open ${FOLDER}/index.html, or one of ${files.length - 1} CSV files beside it.`);
