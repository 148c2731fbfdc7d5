import { writeFileSync } from 'node:fs';
import { generateTypes, TYPES_FILE } from './backend/database-types';
import { openMigratedDatabase } from './backend/migrations';
import { runCommand } from './shared/errors';

await runCommand(`npm run generate:types   writes ${TYPES_FILE} from the migrations`, async () => {
  const database = await openMigratedDatabase();
  writeFileSync(TYPES_FILE, await generateTypes(database).finally(() => database.close()));
});
