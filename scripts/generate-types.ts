import { generateTypes, TYPES_FILE } from './backend/database-types.ts';
import { openMigratedDatabase } from './backend/migrations.ts';
import { runCommand } from './shared/errors.ts';
import { writeWhole } from './shared/write-whole.ts';

await runCommand(`npm run generate:types   writes ${TYPES_FILE} from the migrations`, async () => {
  const database = await openMigratedDatabase();
  writeWhole(TYPES_FILE, await generateTypes(database).finally(() => database.close()));
});
