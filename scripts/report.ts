// `npm run report` reads the owner's database, or the embedded backend's when DATABASE_URL is not set, and writes a page
// and its figures to report/. `--people` adds the two lists for a mailing tool.
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { embeddedSource, hostedSource } from './report/database.ts';
import { FIGURES, PEOPLE, readViews } from './report/views.ts';
import { writeReport } from './report/write.ts';

const FOLDER = 'report';

const { values } = parseArgs({ options: { people: { type: 'boolean', default: false } } });

const env = loadEnv('production', process.cwd(), ['DATABASE_URL', 'VITE_PRODUCT_NAME']);
const address = env['DATABASE_URL']?.trim();
const source = address ? hostedSource(address) : embeddedSource();
console.log(`Reading ${source.name} ...`);
const { figures, people } = await source.read(async (query) => ({
  figures: await readViews(query, FIGURES),
  people: values.people ? await readViews(query, PEOPLE) : null,
}));
const product = env['VITE_PRODUCT_NAME']?.trim() || 'Pitlane';
const files = writeReport(FOLDER, { product, source: source.name, at: new Date(), figures, people });
console.log(files.map((file) => `${FOLDER}/${file}`).join('\n'));
if (people !== null)
  console.log('registrations.csv and mechanics.csv name people: delete them when they are imported.');
