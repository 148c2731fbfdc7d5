import { backUp, contentsOf, countPeople, describeContents, findNewestBackup } from './owner/backup-files.ts';
import { withOwnersDatabase } from './owner/database.ts';
import { parseArguments } from './shared/arguments.ts';
import { CommandError, runCommand } from './shared/errors.ts';

const HELP = 'npm run backup   copies the rows in the database at DATABASE_URL to a new folder in backup/';

await runCommand(HELP, async () => {
  parseArguments({});
  await withOwnersDatabase('backup', async (sql, databaseName) => {
    const before = findNewestBackup('backup');
    const { folder, contents, tablesLeftOut } = await backUp(sql, 'backup');
    console.log(`Copied ${databaseName} to ${folder}/: ${describeContents(contents)}.`);
    console.log('This folder contains personal data. Store it where only you can read it.');
    if (before !== undefined && countPeople(folder) < countPeople(before))
      console.log(
        `It contains fewer people than ${before}/, which contains ${describeContents(contentsOf(before))}. Keep that folder as well.`,
      );
    if (tablesLeftOut.length > 0)
      throw new CommandError(
        `The backup does not contain ${tablesLeftOut.join(', ')}. Add each of these tables to TABLES in scripts/owner/backup-files.ts, and back up again.`,
      );
  });
});
