// `npm test` begins with this script, so that a missing browser is reported before anything else runs.
import { runCommand } from '../../scripts/shared/errors.ts';
import provideTestTools from './tools.ts';

await runCommand('', async () => provideTestTools());
