import { contentsOf, describeContents, findNewestBackup, restore } from './owner/backup-files.ts';
import { withOwnersDatabase } from './owner/database.ts';
import { parseArguments } from './shared/arguments.ts';
import { CommandError, runCommand } from './shared/errors.ts';

// The tables and their privileges come from the migrations, so no backup contains them.
const HELP = `npm run restore                   puts the newest folder of backup/ in which there are people into the project of
                                  DATABASE_URL, which the migrations have made
npm run restore backup/<folder>   puts that one`;

await runCommand(HELP, async () => {
  const { positionals } = parseArguments({}, 1);
  const folder = (positionals[0] ?? findNewestBackup('backup'))?.replace(/[\\/]+$/, '');
  if (folder === undefined)
    throw new CommandError('There is no backup in backup/: "npm run backup" makes one.');
  const copied = describeContents(contentsOf(folder));
  await withOwnersDatabase('restore', async (sql, place) => {
    console.log(`Restoring ${folder}, copied at the time in its name (UTC): ${copied} ...`);
    await restore(sql, folder);
    console.log(
      `${place} has its rows again. Now run "npm run doctor", and erase again whom you have erased since.`,
    );
  });
});
