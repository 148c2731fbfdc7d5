// `npm run generate:types` writes src/data/database.types.ts from the migrations.
import { writeFileSync } from 'node:fs';
import { generateTypes, TYPES_FILE } from './database/database-types.ts';
import { openMigratedDatabase } from './database/migrations.ts';
import { runCommand } from './errors.ts';

await runCommand(async () => {
  const database = await openMigratedDatabase();
  writeFileSync(TYPES_FILE, await generateTypes(database).finally(() => database.close()));
});
