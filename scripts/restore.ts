import { describeContents, newestBackup, restore } from './owner/backup-files.ts';
import { withOwnersDatabase } from './owner/database.ts';
import { runCommand } from './shared/errors.ts';
import { parseWords } from './shared/words.ts';

// The migrations hold the tables and who may do what, so no backup does.
const HELP = `npm run restore                   puts the newest folder of backup/ into the project of DATABASE_URL,
                                  which the migrations have made
npm run restore backup/<folder>   puts that one`;

await runCommand(HELP, async () => {
  const { words } = parseWords({}, 1);
  const folder = (words[0] ?? newestBackup('backup')).replace(/[\\/]+$/, '');
  await withOwnersDatabase('restore', async (sql, place) => {
    console.log(`Restoring ${folder} ...`);
    console.log(`${place} has its rows again: ${describeContents(await restore(sql, folder))}.`);
    console.log('Now run "npm run doctor".');
  });
});
