import { generateTypes, TYPES_FILE } from './backend/database-types.ts';
import { openMigratedDatabase } from './backend/migrations.ts';
import { runCommand } from './shared/errors.ts';
import { writeFileAtomically } from './shared/write-file-atomically.ts';

await runCommand(`npm run generate:types   writes ${TYPES_FILE} from the migrations`, async () => {
  const database = await openMigratedDatabase();
  writeFileAtomically(TYPES_FILE, await generateTypes(database).finally(() => database.close()));
  console.log(`Wrote ${TYPES_FILE}.`);
});
