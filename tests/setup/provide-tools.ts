// `npm test` begins with this script, so that it reports a missing browser before it runs anything else.
import { runCommand } from '../../scripts/shared/errors.ts';
import provideTestTools from './tools.ts';

await runCommand('', async () => provideTestTools());
