// `npm run report` reads the owner's database, or that of a running `npm start` when DATABASE_URL is not set, and writes
// a page and its figures to report/. `--people` adds the two lists for a mailing tool.
import { parseArgs } from 'node:util';
import { runCommand } from './errors.ts';
import { loadEnvironment } from './load-environment.ts';
import { embeddedSource, hostedSource, ownerAddress } from './report/database.ts';
import { claimProblem } from './report/glance.ts';
import { readFigures, readPeople } from './report/views.ts';
import { writeReport } from './report/write.ts';

const FOLDER = 'report';
const HELP = `npm run report               writes figures and plots of the list into ${FOLDER}/
npm run report -- --people   also writes the two lists for a mailing tool`;

await runCommand(async () => {
  const { values } = parseArgs({ options: { people: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(HELP);
  loadEnvironment('production');
  const address = ownerAddress();
  const source = address === undefined ? embeddedSource() : await hostedSource(address);
  console.log(`Reading ${source.name} ...`);
  const read = async () => ({
    ...(await readFigures(source.query)),
    people: values.people ? await readPeople(source.query) : {},
  });
  const reading = await read().finally(source.close);
  const product = process.env['VITE_PRODUCT_NAME']?.trim() || 'Pitlane';
  writeReport(FOLDER, { product, source: source.name, at: new Date(), ...reading });
  const claim = claimProblem(reading.figures.at_a_glance[0]?.registrations ?? 0);
  if (claim !== null) console.log(`To do: ${claim} (src/content/claimed-figures.ts).`);
  for (const name of Object.keys(reading.people))
    console.log(`${FOLDER}/${name}.csv names people: delete it when it is imported.`);
  console.log(`Open ${FOLDER}/index.html, or one of the CSV files beside it.`);
});
