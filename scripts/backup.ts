// `npm run backup` copies the rows of the owner's database into backup/. `npm run backup -- --restore` puts them into a
// project that the migrations have made: they hold the tables and who may do what, so no backup does.
import { parseArgs } from 'node:util';
import { backUp, restore } from './database/backup.ts';
import { CommandError, runCommand } from './errors.ts';
import { loadEnvironment } from './load-environment.ts';
import { connectOwner, ownerAddress } from './report/database.ts';

const FOLDER = 'backup';
const HELP = `npm run backup                copies the rows of DATABASE_URL into ${FOLDER}/
npm run backup -- --restore   puts them into a new project instead`;

await runCommand(async () => {
  const { values } = parseArgs({ options: { restore: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(HELP);
  loadEnvironment('production');
  const address = ownerAddress();
  if (address === undefined) throw new CommandError('Set DATABASE_URL: docs/owner.md says where to find it.');
  const { place, sql } = await connectOwner(address, { application_name: 'backup' });
  await (values.restore ? restore : backUp)(sql, FOLDER).finally(() => sql.end());
  console.log(
    values.restore
      ? `${place} holds the rows of ${FOLDER}/. Now run "npm run doctor".`
      : `${FOLDER}/ holds the rows of ${place}, and so names of people: keep it where only you can read it.`,
  );
});
