import { readFileSync } from 'node:fs';
import { runningServer } from './backend/lock.ts';
import { askServer } from './backend/owner-query.ts';
import { parseArguments } from './shared/arguments.ts';
import { CommandError, codeOf, runCommand } from './shared/errors.ts';

const HELP =
  'npm run seed   puts the invented rows of supabase/seed.sql into the database of the running "npm start"';

await runCommand(HELP, async () => {
  parseArguments({});
  const server = runningServer();
  if (server === null) throw new CommandError('No site is running here: run "npm start" first.');
  const script = readFileSync(new URL('../supabase/seed.sql', import.meta.url), 'utf8');
  await askServer(server, script).catch((error: unknown) => {
    throw codeOf(error) === '23505' ? new CommandError('The invented rows are there already.') : error;
  });
  console.log(`${server.url} has four months of invented rows. "npm run report" draws them.`);
});
