import { contentsOf, describeContents, findNewestBackup } from './owner/backup-files.ts';
import { withOwnersDatabase } from './owner/database.ts';
import { restore } from './owner/restore-backup.ts';
import { parseArguments } from './shared/arguments.ts';
import { CommandError, runCommand } from './shared/errors.ts';

// A backup contains only rows. The tables and their privileges come from the migrations.
const HELP = `npm run restore                   restores the newest backup that contains people to the database at DATABASE_URL
npm run restore backup/<folder>   restores this backup`;

await runCommand(HELP, async () => {
  const { positionals } = parseArguments({}, 1);
  const folder = (positionals[0] ?? findNewestBackup('backup'))?.replace(/[\\/]+$/, '');
  if (folder === undefined)
    throw new CommandError('There is no backup in backup/. To make one, run "npm run backup".');
  const copied = describeContents(contentsOf(folder));
  await withOwnersDatabase('restore', async (sql, databaseName) => {
    console.log(`Restoring ${folder} (named after the backup’s time in UTC): ${copied} ...`);
    await restore(sql, folder);
    console.log(
      `Restored everything to ${databaseName}. Next, run "npm run doctor". If you deleted any people after that backup was made, delete them again.`,
    );
  });
});
