// `npm run restore` puts the newest folder of backup/, or the one that is named, into a project that the migrations have
// made: they hold the tables and who may do what, so no backup does.
import { parseArgs } from 'node:util';
import { describeContents, newestBackup, restore } from './owner/backup-files.ts';
import { withOwnersDatabase } from './owner/database.ts';
import { CommandError, runCommand } from './shared/errors.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ options: {}, allowPositionals: true });
  if (positionals.length > 1) throw new CommandError('Name one folder: npm run restore -- backup/<folder>');
  const folder = (positionals[0] ?? newestBackup('backup')).replace(/\/+$/, '');
  await withOwnersDatabase('restore', async (sql, place) => {
    console.log(`Restoring ${folder} ...`);
    console.log(`${place} has its rows again: ${describeContents(await restore(sql, folder))}.`);
    console.log('Now run "npm run doctor".');
  });
});
